import { asNode, nodesIn, type SyntaxNode } from '../../wire/syntax'
import { bindPattern } from './patterns'
import type { Reader } from './reader'
import { blockScope, callScope, type Scope } from './scope'
import { absent, either, listOf, truth, type Value } from './value'

type FunctionValue = Extract<Value, { kind: 'function' }>

/**
 * Returns the value that a function of the project returns. Functions that do more than declare, choose and return are not followed.
 * @param unread the result for functions that are not followed
 */
export function callFunction(reader: Reader, called: FunctionValue, given: readonly Value[], unread: Value): Value {
  const { node, scope } = called
  const body = asNode(node['body'])
  if (!body || node['async'] === true || node['generator'] === true) return unread
  const bound = new Map<string, Value>()
  nodesIn(node['params']).forEach((parameter, index) => {
    const rest = parameter.type === 'RestElement' ? asNode(parameter['argument']) : null
    if (rest) bindPattern(reader, rest, listOf(given.slice(index)), callScope(bound, scope), bound)
    else bindPattern(reader, parameter, given[index] ?? absent, callScope(bound, scope), bound)
  })
  const inside = callScope(bound, scope)
  if (body.type !== 'BlockStatement') return reader.value(body, inside)
  return run(reader, nodesIn(body['body']), blockScope(body, inside), unread) ?? absent
}

/** Returns the value that statements return; `null` if they return no value. */
function run(reader: Reader, statements: readonly SyntaxNode[], scope: Scope, unread: Value): Value | null {
  for (const [index, statement] of statements.entries()) {
    if (/^(Variable|Function|TS\w+)Declaration$/.test(statement.type)) continue
    if (statement.type === 'ReturnStatement') {
      const argument = asNode(statement['argument'])
      return argument ? reader.value(argument, scope) : absent
    }
    if (statement.type === 'BlockStatement') {
      const found = run(reader, nodesIn(statement['body']), blockScope(statement, scope), unread)
      if (found) return found
      continue
    }
    if (statement.type !== 'IfStatement') return unread
    const [test, yes, no] = ['test', 'consequent', 'alternate'].map((part) => asNode(statement[part]))
    if (!test || !yes) return unread
    const known = truth(reader.value(test, scope))
    const rest = statements.slice(index + 1)
    const after = (branch: SyntaxNode | null | undefined): Value | null =>
      run(reader, branch ? [branch, ...rest] : rest, scope, unread)
    if (known !== null) return after(known ? yes : no)
    const { file, line } = reader.place(scope, test)
    return either([after(yes) ?? absent, after(no) ?? absent], `depends on the condition in ${file}:${line}`)
  }
  return null
}

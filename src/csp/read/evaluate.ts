import { keyOf, plainNode } from '../../import/source/values'
import { asNode, nameOf, nodesIn, type SyntaxNode } from '../../wire/syntax'
import { callValue } from './calls'
import { concatenate, joinTexts, merged } from './combine'
import { memberValue } from './members'
import { operate } from './operators'
import type { Reader } from './reader'
import type { Scope } from './scope'
import { absent, either, listOf, objectOf, plain, truth, type Value } from './value'

/** Globals that have a known value in a page. */
const globals: ReadonlyMap<string, Value> = new Map([
  ['undefined', absent],
  ['NaN', plain(Number.NaN)],
  ['Infinity', plain(Number.POSITIVE_INFINITY)],
])

/** Returns the value of one expression, as far as the value is known without running the expression. */
export function evaluate(reader: Reader, given: SyntaxNode, scope: Scope): Value {
  const node = plainNode(given)
  const { type } = node
  if (/^(String|Numeric|Boolean)Literal$/.test(type)) return plain(literal(node['value']))
  if (type === 'BigIntLiteral') return plain(String(node['value']))
  if (type === 'NullLiteral') return plain(null)
  if (type === 'Identifier') return identifier(reader, node, scope)
  if (type === 'TemplateLiteral') return template(reader, node, scope)
  if (type === 'ArrayExpression') return array(reader, node, scope)
  if (type === 'ObjectExpression') return object(reader, node, scope)
  if (/^(Optional)?MemberExpression$/.test(type)) return memberValue(reader, node, scope)
  if (/^((Optional)?Call|New)Expression$/.test(type)) return callValue(reader, node, scope)
  if (/^(Arrow)?FunctionExpression$/.test(type)) return { kind: 'function', node, scope }
  if (type === 'ConditionalExpression') return conditional(reader, node, scope)
  if (type === 'LogicalExpression') return logical(reader, node, scope)
  if (type === 'UnaryExpression' || type === 'BinaryExpression') return operate(reader, node, scope)
  return reader.unread(scope, node, 'the value is computed while the page runs')
}

function literal(value: unknown): string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' ? value : value === true
}

function identifier(reader: Reader, node: SyntaxNode, scope: Scope): Value {
  const name = nameOf(node)
  const found = reader.named(name, scope, node) ?? globals.get(name)
  return found ?? { kind: 'import', from: 'global', name, at: reader.place(scope, node) }
}

function template(reader: Reader, node: SyntaxNode, scope: Scope): Value {
  const texts = nodesIn(node['quasis']).map(({ value }) =>
    value !== null && typeof value === 'object' && 'cooked' in value ? String(value.cooked) : '',
  )
  const parts = nodesIn(node['expressions']).map((one) => reader.value(one, scope))
  return joinTexts(
    texts.flatMap((text, index) => [plain(text), ...(parts[index] ? [parts[index]] : [])]),
    reader.unread(scope, node, 'a part of the text is computed while the page runs'),
  )
}

function array(reader: Reader, node: SyntaxNode, scope: Scope): Value {
  const lists = nodesIn(node['elements']).map((element): Value => {
    const inner = element.type === 'SpreadElement' ? asNode(element['argument']) : null
    if (!inner) return listOf([reader.value(element, scope)])
    const spread = reader.value(inner, scope)
    return spread.kind === 'unread' ? listOf([spread]) : spread
  })
  return concatenate(lists, reader.unread(scope, node, 'a list is spread that is made while the page runs'))
}

function object(reader: Reader, node: SyntaxNode, scope: Scope): Value {
  let made: Value = objectOf([])
  for (const property of nodesIn(node['properties'])) {
    const argument = property.type === 'SpreadElement' ? asNode(property['argument']) : null
    if (argument) {
      made = merged(made, reader.value(argument, scope))
      continue
    }
    const key =
      property['computed'] === true ? computedKey(reader, property, scope) : (keyOf(property) ?? numberKey(property))
    const value = asNode(property['value'])
    const isMethod = property.type === 'ObjectMethod'
    if (key === null) made = merged(made, reader.unread(scope, property, 'the name of the field is computed'))
    else if (isMethod) made = merged(made, objectOf([[key, { kind: 'function', node: property, scope }]]))
    else if (value) made = merged(made, objectOf([[key, reader.value(value, scope)]]))
  }
  return made
}

function computedKey(reader: Reader, property: SyntaxNode, scope: Scope): string | null {
  const key = asNode(property['key'])
  const value = key && reader.value(key, scope)
  return value?.kind === 'plain' && /^(string|number)$/.test(typeof value.value) ? String(value.value) : null
}

function numberKey(property: SyntaxNode): string | null {
  const key = asNode(property['key'])
  return key?.type === 'NumericLiteral' ? String(key['value']) : null
}

function conditional(reader: Reader, node: SyntaxNode, scope: Scope): Value {
  const [test, yes, no] = ['test', 'consequent', 'alternate'].map((part) => asNode(node[part]))
  if (!test || !yes || !no) return absent
  const value = reader.value(test, scope)
  const known = truth(value)
  if (known !== null) return reader.value(known ? yes : no, scope)
  return either([reader.value(yes, scope), reader.value(no, scope)], conditionOf(reader, value, test, scope))
}

function logical(reader: Reader, node: SyntaxNode, scope: Scope): Value {
  const [left, right] = [asNode(node['left']), asNode(node['right'])]
  if (!left || !right) return absent
  const value = reader.value(left, scope)
  const condition = conditionOf(reader, value, left, scope)
  const options = value.kind === 'either' ? value.of : [value]
  const results = options.flatMap((one): Value[] => {
    const known = node['operator'] === '??' ? isNullish(one) : truth(one)
    const isRight = node['operator'] === '||' ? known === false : known === true
    if (known === null) {
      if (node['operator'] === '&&') return [absent, reader.value(right, scope)]
      return [one, reader.value(right, scope)]
    }
    return [isRight ? reader.value(right, scope) : one]
  })
  return either(results, condition)
}

function isNullish(value: Value): boolean | null {
  if (value.kind === 'plain') return value.value === undefined || value.value === null
  return value.kind === 'unread' ? null : false
}

/** Describes the condition of a choice that is made while the page runs. */
function conditionOf(reader: Reader, value: Value, node: SyntaxNode, scope: Scope): string {
  const unread =
    value.kind === 'unread'
      ? value
      : value.kind === 'either'
        ? value.of.find((one) => one.kind === 'unread')
        : undefined
  if (unread?.kind === 'unread' && unread.env !== null) return `depends on ${unread.env}`
  if (value.kind === 'either') return value.condition
  const { file, line } = reader.place(scope, node)
  return `depends on the condition in ${file}:${line}`
}

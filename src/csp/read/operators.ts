import { asNode, nameOf, type SyntaxNode } from '../../wire/syntax'
import { joinTexts } from './combine'
import type { Reader } from './reader'
import type { Scope } from './scope'
import { absent, plain, truth, type Plain, type Value } from './value'

/** The value of an operator: `!a`, `typeof a`, `a + b`, and comparisons. */
export function operate(reader: Reader, node: SyntaxNode, scope: Scope): Value {
  const operator = String(node['operator'])
  const argument = asNode(node['argument'])
  if (argument) return unary(reader, operator, argument, node, scope)
  const [left, right] = [asNode(node['left']), asNode(node['right'])]
  if (!left || !right) return absent
  const [one, other] = [reader.value(left, scope), reader.value(right, scope)]
  const unread = reader.unread(scope, node, 'the value is computed while the page runs')
  if (operator === '+' && isText(one, other)) return joinTexts([one, other], unread)
  const isSame = /^[=!]==?$/.test(operator)
  if (isSame && one.kind !== other.kind && [one, other].some(isNothing)) {
    const isOpen = [one, other].some(({ kind }) => kind === 'unread' || kind === 'either')
    return isOpen ? unread : plain(operator.startsWith('!'))
  }
  return one.kind === 'plain' && other.kind === 'plain' ? compared(operator, one.value, other.value, unread) : unread
}

function isNothing(value: Value): boolean {
  return value.kind === 'plain' && (value.value === undefined || value.value === null)
}

function isText(...values: readonly Value[]): boolean {
  const parts = values.flatMap((value) => (value.kind === 'either' ? value.of : [value]))
  return parts.some((part) => (part.kind === 'plain' ? typeof part.value === 'string' : part.kind === 'object'))
}

function unary(reader: Reader, operator: string, argument: SyntaxNode, node: SyntaxNode, scope: Scope): Value {
  if (operator === 'typeof') {
    // The modal's options are read for the page, where these globals exist.
    if (/^(window|document|navigator|location)$/.test(nameOf(argument))) return plain('object')
    const value = reader.value(argument, scope)
    if (value.kind === 'plain') return plain(typeof value.value)
    if (value.kind === 'function') return plain('function')
  }
  const value = reader.value(argument, scope)
  const known = operator === '!' ? truth(value) : null
  if (known !== null) return plain(!known)
  if (operator === '-' && value.kind === 'plain') return plain(-Number(value.value))
  if (operator === '+' && value.kind === 'plain') return plain(Number(value.value))
  return operator === 'void' ? absent : reader.unread(scope, node, 'the value is computed while the page runs')
}

function compared(operator: string, one: Plain, other: Plain, unread: Value): Value {
  if (operator === '===' || operator === '==') return plain(one === other)
  if (operator === '!==' || operator === '!=') return plain(one !== other)
  const [a, b] = [Number(one), Number(other)]
  if (Number.isNaN(a) || Number.isNaN(b)) return unread
  const results: Readonly<Record<string, number | boolean>> = {
    '<': a < b,
    '<=': a <= b,
    '>': a > b,
    '>=': a >= b,
    '+': a + b,
    '-': a - b,
    '*': a * b,
    '%': a % b,
  }
  const result = Object.hasOwn(results, operator) ? results[operator] : undefined
  return result === undefined ? unread : plain(result)
}

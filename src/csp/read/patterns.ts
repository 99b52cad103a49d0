import { keyOf } from '../../import/source/values'
import { asNode, nameOf, nodesIn, type SyntaxNode } from '../../wire/syntax'
import type { Reader } from './reader'
import type { Scope } from './scope'
import { absent, either, fieldOf, listOf, objectOf, over, type Value } from './value'

/** The values of the names in a binding pattern: `name`, `{ field: name = value, ...others }`, `[first = value, ...others]`. */
export function bindPattern(
  reader: Reader,
  pattern: SyntaxNode,
  value: Value,
  scope: Scope,
  found: Map<string, Value> = new Map(),
): Map<string, Value> {
  if (pattern.type === 'Identifier') found.set(nameOf(pattern), value)
  if (pattern.type === 'AssignmentPattern') {
    const left = asNode(pattern['left'])
    const right = asNode(pattern['right'])
    if (left && right)
      bindPattern(
        reader,
        left,
        withDefault(value, () => reader.value(right, scope)),
        scope,
        found,
      )
  }
  if (pattern.type === 'ObjectPattern') bindObject(reader, pattern, value, scope, found)
  if (pattern.type === 'ArrayPattern' && Array.isArray(pattern['elements'])) {
    pattern['elements'].forEach((element: unknown, index) => {
      const node = asNode(element)
      if (!node) return
      const rest = node.type === 'RestElement' ? asNode(node['argument']) : null
      if (rest) bindPattern(reader, rest, from(value, index), scope, found)
      else bindPattern(reader, node, elementAt(value, index), scope, found)
    })
  }
  return found
}

function bindObject(reader: Reader, pattern: SyntaxNode, value: Value, scope: Scope, found: Map<string, Value>): void {
  const taken: string[] = []
  for (const property of nodesIn(pattern['properties'])) {
    const rest = property.type === 'RestElement' ? asNode(property['argument']) : null
    if (rest) {
      bindPattern(reader, rest, without(value, taken), scope, found)
      continue
    }
    const key = keyOf(property)
    const inner = asNode(property['value'])
    if (!inner) continue
    if (key === null) {
      bindPattern(reader, inner, reader.unread(scope, property, 'the name of the field is computed'), scope, found)
      continue
    }
    taken.push(key)
    bindPattern(reader, inner, member(value, key), scope, found)
  }
}

/** Returns a field of a value. The fields of `import.meta.env` are environment variables. */
function member(value: Value, key: string): Value {
  return over(value, (one) =>
    one.kind === 'env'
      ? { kind: 'unread', at: one.at, why: `the environment variable ${key} has the value`, env: key }
      : fieldOf(one, key),
  )
}

function withDefault(value: Value, other: () => Value): Value {
  if (value.kind === 'plain' && value.value === undefined) return other()
  if (value.kind === 'either' && value.of.some((one) => one.kind === 'plain' && one.value === undefined)) {
    const given = value.of.filter((one) => !(one.kind === 'plain' && one.value === undefined))
    return either([...given, other()], value.condition)
  }
  return value
}

/** The element of a list at a position. */
export function elementAt(value: Value, index: number): Value {
  return over(value, (one) => {
    if (one.kind === 'list') return one.items[index] ?? absent
    return one.kind === 'unread' ? one : absent
  })
}

function from(value: Value, index: number): Value {
  return over(value, (one) => (one.kind === 'list' ? listOf(one.items.slice(index)) : one))
}

function without(value: Value, names: readonly string[]): Value {
  return over(value, (one) =>
    one.kind === 'object'
      ? objectOf(
          [...one.fields].filter(([name]) => !names.includes(name)),
          one.unclear,
        )
      : one,
  )
}

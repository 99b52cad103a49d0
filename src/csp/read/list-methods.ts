import { concatenate, joinTexts } from './combine'
import { callFunction } from './functions'
import type { Reader } from './reader'
import { absent, either, listOf, plain, truth, type Unread, type Value } from './value'

/** The result of a method of a list; `null` for a method that is not followed. */
export function listMethod(
  reader: Reader,
  items: readonly Value[],
  name: string,
  given: readonly Value[],
  unread: Value,
): Value | null {
  const [first = absent] = given
  const call = (item: Value, index: number): Value =>
    first.kind === 'function'
      ? callFunction(reader, first, [item, plain(index), listOf(items)], unread)
      : first.kind === 'import' && first.name === 'Boolean'
        ? passed(item, unread)
        : unread
  switch (name) {
    case 'map':
      return listOf(items.map(call))
    case 'flatMap':
      return concatenate(
        items.map((item, index) => asList(call(item, index))),
        asUnread(unread),
      )
    case 'flat':
      return concatenate(items.map(asList), asUnread(unread))
    case 'filter':
      return listOf(items.flatMap((item, index) => kept(item, call(item, index))))
    case 'concat':
      return concatenate([listOf(items), ...given.map(asList)], asUnread(unread))
    case 'slice':
      return given.every(isNumber) ? listOf(items.slice(...given.map(numberOf))) : unread
    case 'sort':
    case 'toSorted':
    case 'reverse':
    case 'toReversed':
      // A policy does not depend on the order of a list.
      return listOf(items)
    case 'find':
      return found(items, items.map(call), unread)
    case 'findIndex':
      return indexOf(items.map(call), unread)
    case 'some':
      return quantified(items.map(call), true, unread)
    case 'every':
      return quantified(items.map(call), false, unread)
    case 'at':
      return isNumber(first) ? (items.at(numberOf(first)) ?? absent) : unread
    case 'includes':
      return first.kind === 'plain' && items.every((item) => item.kind === 'plain')
        ? plain(items.some((item) => item.kind === 'plain' && item.value === first.value))
        : unread
    case 'join': {
      const between = first.kind === 'plain' && typeof first.value === 'string' ? first.value : ','
      return joinTexts(
        items.flatMap((item, index) => (index === 0 ? [item] : [plain(between), item])),
        asUnread(unread),
      )
    }
    default:
      return null
  }
}

function passed(item: Value, unread: Value): Value {
  const known = truth(item)
  return known === null ? unread : plain(known)
}

/** Keeps an item if a test accepts the item. If the result of the test is not known, the item becomes an alternative. */
function kept(item: Value, test: Value): Value[] {
  const known = truth(test)
  if (known === false) return []
  if (known === true) return [item]
  if (item.kind === 'either') {
    // `filter(Boolean)` removes absent values.
    const present = item.of.filter((one) => truth(one) !== false)
    return present.length === 0 ? [] : [either([...present, absent], item.condition)]
  }
  return [either([item, absent], 'depends on a condition that is decided while the page runs')]
}

function found(items: readonly Value[], tests: readonly Value[], unread: Value): Value {
  const known = tests.map(truth)
  const at = known.indexOf(true)
  const open = known.indexOf(null)
  if (open !== -1 && (at === -1 || open < at)) return unread
  return items[at] ?? absent
}

function indexOf(tests: readonly Value[], unread: Value): Value {
  const known = tests.map(truth)
  const at = known.indexOf(true)
  const open = known.indexOf(null)
  return open !== -1 && (at === -1 || open < at) ? unread : plain(at)
}

function quantified(tests: readonly Value[], wanted: boolean, unread: Value): Value {
  const known = tests.map(truth)
  if (known.includes(wanted)) return plain(wanted)
  return known.includes(null) ? unread : plain(!wanted)
}

function asList(value: Value): Value {
  if (value.kind === 'list' || value.kind === 'unread') return value
  return value.kind === 'either' && value.of.some(({ kind }) => kind === 'list') ? value : listOf([value])
}

function asUnread(value: Value): Unread {
  return value.kind === 'unread' ? value : { kind: 'unread', at: { file: '', line: 0 }, why: '', env: null }
}

function isNumber(value: Value): boolean {
  return value.kind === 'plain' && typeof value.value === 'number'
}

function numberOf(value: Value): number {
  return value.kind === 'plain' ? Number(value.value) : 0
}

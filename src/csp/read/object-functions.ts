import { merged } from './combine'
import type { Reader } from './reader'
import { listMethod } from './list-methods'
import { absent, fieldOf, listOf, objectOf, over, plain, type Value } from './value'
import { elementAt } from './patterns'

/** The result of a function of `Object` or `Array`. */
export function objectFunction(reader: Reader, name: string, given: readonly Value[], unread: Value): Value {
  const [first = absent, second] = given
  switch (name) {
    case 'freeze':
      return first
    case 'assign':
      return given.reduce((made, one) => merged(made, one), objectOf([]))
    case 'keys':
    case 'values':
    case 'entries':
      return over(first, (one) => listed(one, name, unread))
    case 'fromEntries':
      return over(first, (one) => fromEntries(one, unread))
    case 'of':
      return listOf(given)
    case 'isArray':
      return first.kind === 'unread' ? unread : plain(first.kind === 'list')
    case 'from':
      return first.kind === 'list' && second
        ? (listMethod(reader, first.items, 'map', [second], unread) ?? unread)
        : first
    default:
      return unread
  }
}

function listed(value: Value, name: string, unread: Value): Value {
  if (value.kind === 'plain') return listOf([])
  if (value.kind !== 'object') return value.kind === 'unread' ? value : unread
  const entries = [...value.fields.keys()].map((key): Value => {
    const field = fieldOf(value, key)
    if (name === 'keys') return plain(key)
    return name === 'values' ? field : listOf([plain(key), field])
  })
  return listOf([...entries, ...value.unclear])
}

function fromEntries(value: Value, unread: Value): Value {
  if (value.kind !== 'list') return value.kind === 'unread' ? value : unread
  let made: Value = objectOf([])
  for (const item of value.items) {
    const key = elementAt(item, 0)
    if (key.kind === 'plain') made = merged(made, objectOf([[String(key.value), elementAt(item, 1)]]))
    else made = merged(made, item.kind === 'unread' ? item : unread)
  }
  return made
}

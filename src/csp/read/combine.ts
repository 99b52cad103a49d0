import { absent, either, listOf, plain, type Unread, type Value } from './value'

/** Limits: the number of alternatives of a text that is joined from parts, the length of a text, and the length of a list. */
const mostTexts = 64
export const longestText = 10_000
const longestList = 5_000

/** Returns the text that parts make. If a part is not known, the whole text is not known. */
export function joinTexts(parts: readonly Value[], unread: Unread): Value {
  let texts = ['']
  let condition = ''
  for (const part of parts) {
    const options = part.kind === 'either' ? part.of : [part]
    if (part.kind === 'either') condition = part.condition
    const known = options.map(textOf)
    const broken = options.find((_, index) => known[index] === null)
    if (broken || texts.length * known.length > mostTexts)
      return broken?.kind === 'unread' && broken.env !== null ? { ...unread, env: broken.env } : unread
    texts = texts.flatMap((text) => known.map((one) => text + (one ?? '')))
    if (texts.some(({ length }) => length > longestText)) return unread
  }
  return either(texts.map(plain), condition)
}

/** The text of a value, as JavaScript converts it; `null` when the text is not known. */
function textOf(value: Value): string | null {
  if (value.kind === 'plain') return String(value.value)
  const href = value.kind === 'object' ? value.fields.get('href') : undefined
  return href?.kind === 'plain' ? String(href.value) : null
}

/** Joins lists into one list. An item that only some of the possible lists have may also be absent. */
export function concatenate(lists: readonly Value[], unread: Unread): Value {
  const items = lists.flatMap((list): readonly Value[] => {
    if (list.kind === 'list') return list.items
    if (list.kind === 'plain')
      return list.value === undefined || list.value === null || list.value === '' ? [] : [unread]
    if (list.kind !== 'either') return [list.kind === 'unread' ? list : unread]
    const { of, condition } = list
    return of.flatMap((one): readonly Value[] => {
      if (one.kind === 'list') return one.items.map((item) => either([item, absent], condition))
      if (one.kind === 'plain') return []
      return [one.kind === 'unread' ? one : unread]
    })
  })
  return listOf(items.length > longestList ? [unread] : items)
}

/** Returns an object with the fields of another object over its own fields, as the spread syntax does. */
export function merged(base: Value, over: Value): Value {
  if (base.kind !== 'object') return base
  const opaque = opaqueOf(over)
  if (opaque) return { ...base, unclear: [...base.unclear, opaque], fixed: new Set() }
  if (over.kind === 'object') {
    const fields = new Map([...base.fields, ...over.fields])
    const fixed = over.unclear.length > 0 ? over.fixed : new Set([...base.fixed, ...over.fields.keys()])
    return { kind: 'object', fields, unclear: [...base.unclear, ...over.unclear], fixed }
  }
  if (over.kind !== 'either') return base
  const fields = new Map(base.fields)
  for (const name of new Set(over.of.flatMap((one) => (one.kind === 'object' ? [...one.fields.keys()] : [])))) {
    const kept = base.fields.get(name) ?? absent
    const possible = over.of.map((one) => (one.kind === 'object' ? (one.fields.get(name) ?? kept) : kept))
    fields.set(name, either(possible, over.condition))
  }
  const unclear = over.of.flatMap((one) => opaqueOf(one) ?? (one.kind === 'object' ? one.unclear : []))
  return {
    kind: 'object',
    fields,
    unclear: [...base.unclear, ...unclear],
    fixed: unclear.length > 0 ? new Set() : base.fixed,
  }
}

/** A value that may have any field; `null` for every other value. */
function opaqueOf(value: Value): Unread | null {
  // The definitions of viem's chains spread settings that several chains share. These settings have no endpoint, no picture and no registry
  // of names.
  if ('at' in value && value.at.file.startsWith('node_modules/')) return null
  if (value.kind === 'unread') return value
  if (value.kind === 'env') return { kind: 'unread', at: value.at, why: 'the whole environment is spread', env: null }
  if (value.kind !== 'import' && value.kind !== 'call') return null
  return { kind: 'unread', at: value.at, why: `${value.name} comes from ${value.from}`, env: null }
}

import type { Place, Value } from './read/value'

/** An address that the options name, or an expression whose value is not known. */
export type Address =
  | { kind: 'known'; url: string; at: Place; when: string | null }
  | { kind: 'open'; at: Place; why: string; env: string | null; when: string | null }

/**
 * Returns the addresses that a value may be: a text, a `URL`, a list of both, or alternatives. Absent values give no address.
 * @param at the place to name if the value itself has no place
 */
export function addressesOf(value: Value, at: Place, when: string | null = null): Address[] {
  switch (value.kind) {
    case 'plain':
      return typeof value.value === 'string' && value.value !== ''
        ? [{ kind: 'known', url: value.value, at, when }]
        : []
    case 'list':
      return value.items.flatMap((item) => addressesOf(item, at, when))
    case 'either':
      return value.of.flatMap((one) => addressesOf(one, at, isOpenOnly(value.of) ? when : value.condition))
    case 'object': {
      const href = value.fields.get('href')
      return href ? addressesOf(href, at, when) : [{ kind: 'open', at, why: 'it is no text', env: null, when }]
    }
    case 'unread':
      return [{ kind: 'open', at: placeOf(value, at), why: value.why, env: value.env, when }]
    default:
      return [{ kind: 'open', at: placeOf(value, at), why: whyOf(value), env: null, when }]
  }
}

/** Returns whether the alternatives are a variable and its replacement. Either of them may be used. */
function isOpenOnly(values: readonly Value[]): boolean {
  return values.every(({ kind }) => kind === 'unread')
}

/** The place of a value in the project. */
export function placeOf(value: Value, otherwise: Place): Place {
  const at = 'at' in value ? value.at : otherwise
  return at.file === '' ? otherwise : at
}

/** Returns the reason why a value is not known. */
export function whyOf(value: Value): string {
  if (value.kind === 'unread') return value.why
  if (value.kind === 'import') return `the package ${value.from} exports it`
  if (value.kind === 'call') return `${value.name} of ${value.from} makes it while the page runs`
  if (value.kind === 'function') return 'a function makes it while the page runs'
  return 'it is made while the page runs'
}

/** Whether a value is present: never, always, or under a condition. */
export type Presence = { is: 'no' } | { is: 'yes' } | { is: 'perhaps'; when: string }

export function presenceOf(value: Value): Presence {
  if (value.kind === 'plain') return { is: value.value ? 'yes' : 'no' }
  if (value.kind === 'unread')
    return { is: 'perhaps', when: `depends on ${value.env ?? `the value in ${value.at.file}:${value.at.line}`}` }
  if (value.kind !== 'either') return { is: 'yes' }
  const all = value.of.map(presenceOf)
  if (all.every(({ is }) => is === 'no')) return { is: 'no' }
  if (all.every(({ is }) => is === 'yes')) return { is: 'yes' }
  const open = all.find((one) => one.is === 'perhaps')
  return { is: 'perhaps', when: open?.is === 'perhaps' ? open.when : value.condition }
}

/** A switch of the options: on, off, left out, or not known. */
export function switchOf(value: Value): boolean | undefined | 'open' {
  if (value.kind === 'plain') return value.value === undefined ? undefined : Boolean(value.value)
  if (value.kind === 'list') return value.items.length > 0
  return 'open'
}

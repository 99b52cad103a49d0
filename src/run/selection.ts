import { didYouMean } from '../did-you-mean'
import { CliError } from '../errors'
import { closeSelection, type Unit, type UnitKind } from '../emit/units'
import type { Option } from '../prompt/prompter'

export type ChoosableKind = Exclude<UnitKind, 'core' | 'shared'>

const flagOf: Record<ChoosableKind, string> = { chain: '--chains', feature: '--features' }
/** Aliases for chain ids. */
export const shorthands: Readonly<Record<string, string>> = { evm: 'ethers' }

/** The ids of the units of a kind that are taken by default. */
export function defaultUnits(kind: ChoosableKind, units: readonly Unit[]): string[] {
  return units.filter((unit) => unit.kind === kind && unit.default).map(({ id }) => id)
}

/**
 * Parses a comma-separated list of ids. Aliases: `all`, `default`, `evm` for chains and `none` for features; `none` does not exist for
 * chains, because a modal without chains could connect nobody. Throws `WM_UNIT_UNKNOWN`.
 */
export function parseUnitList(kind: ChoosableKind, list: string, units: readonly Unit[]): string[] {
  const known = units.filter((unit) => unit.kind === kind).map(({ id }) => id)
  const words = list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  if (words.length === 0) throw unknown(kind, list, known)
  const chosen = words.flatMap((word) => {
    if (word === 'all') return known
    if (word === 'none' && kind === 'feature') return []
    if (word === 'default') return defaultUnits(kind, units)
    const id = kind === 'chain' ? (shorthands[word] ?? word) : word
    if (!known.includes(id)) throw unknown(kind, word, known)
    return [id]
  })
  return [...new Set(chosen)]
}

/** Describes a unit as an option of a prompt, with the other chains and features that come along. */
export function toOption({ id, title }: Unit, units: readonly Unit[]): Option {
  const all = closeSelection([id], units, false)
  const others = units.filter((unit) => unit.id !== id && all.has(unit.id) && isChoosable(unit))
  const names = others.map((unit) => unit.title.replace(/[:,].*$/, ''))
  return names.length === 0
    ? { value: id, label: title }
    : { value: id, label: title, hint: `with ${names.join('; ')}` }
}

function isChoosable({ kind }: Unit): boolean {
  return kind === 'chain' || kind === 'feature'
}

function unknown(kind: ChoosableKind, word: string, known: readonly string[]): CliError {
  const aliases = ['all', 'default', kind === 'chain' ? 'evm' : 'none']
  const near = didYouMean(word, [...known, ...aliases])
  const list = known.length > 0 ? `${known.join(', ')}; or ${aliases.join(', ')}` : aliases.join(', ')
  return new CliError('WM_UNIT_UNKNOWN', {
    what: `${flagOf[kind]}: there is no ${kind} called "${word}".`,
    why: near === undefined ? `These exist: ${list}.` : `Did you mean "${near}"? These exist: ${list}.`,
    hint: `Use ${flagOf[kind]} ${near ?? known[0] ?? 'default'}.`,
  })
}

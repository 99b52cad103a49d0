import { didYouMean } from '../did-you-mean'
import { CliError } from '../errors'
import { closeSelection, isChoosable, type Unit, type UnitKind } from '../emit/units'
import type { Option } from '../prompt/prompter'

export type ChoosableKind = Exclude<UnitKind, 'core' | 'shared'>

const flagOf: Record<ChoosableKind, string> = { chain: '--chains', feature: '--features', locale: '--locales' }
const nounOf: Record<ChoosableKind, string> = { chain: 'chain', feature: 'feature', locale: 'language' }

/** The prefix in the unit ids of languages. The flag takes the language codes without the prefix: `--locales de`. */
export const localePrefix = 'locale-'
/** Aliases for chain ids. */
export const shorthands: Readonly<Record<string, string>> = { evm: 'ethers' }

/** Returns the ids of the default units of a kind. */
export function defaultUnits(kind: ChoosableKind, units: readonly Unit[]): string[] {
  return units.filter((unit) => unit.kind === kind && unit.default).map(({ id }) => id)
}

/**
 * Parses a comma-separated list of ids. Aliases: `all`, `default`, `evm` for chains, and `none` for features and languages. There is no
 * `none` for chains, because nobody could connect with a modal without chains. Throws `WM_UNIT_UNKNOWN`.
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
    if (word === 'none' && kind !== 'chain') return []
    if (kind === 'locale' && word.toLowerCase() === 'en') return []
    if (word === 'default') return defaultUnits(kind, units)
    const id = idOf(kind, word)
    if (!known.includes(id)) throw unknown(kind, word, known)
    return [id]
  })
  return [...new Set(chosen)]
}

/** Returns the language of a unit in the form of the command line: `de` for `locale-de`. */
export function localeOf(id: string): string {
  return id.replace(localePrefix, '')
}

function idOf(kind: ChoosableKind, word: string): string {
  if (kind === 'chain') return shorthands[word] ?? word
  return kind === 'locale' ? localePrefix + word.toLowerCase().replace(localePrefix, '') : word
}

/** Describes a unit as an option of a prompt. The description names the other chains and features that the unit requires. */
export function toOption({ id, title }: Unit, units: readonly Unit[]): Option {
  const all = closeSelection([id], units, false)
  const others = units.filter((unit) => unit.id !== id && all.has(unit.id) && isChoosable(unit))
  const names = others.map((unit) => unit.title.replace(/[:,].*$/, ''))
  return names.length === 0
    ? { value: id, label: title }
    : { value: id, label: title, hint: `with ${names.join('; ')}` }
}

function unknown(kind: ChoosableKind, word: string, ids: readonly string[]): CliError {
  const known = ids.map((id) => (kind === 'locale' ? localeOf(id) : id))
  const aliases = ['all', 'default', kind === 'chain' ? 'evm' : 'none']
  const near = kind === 'locale' ? nearLanguage(word, known, aliases) : didYouMean(word, [...known, ...aliases])
  const list = known.length > 0 ? `${known.join(', ')}; or ${aliases.join(', ')}` : aliases.join(', ')
  return new CliError('WM_UNIT_UNKNOWN', {
    what: `${flagOf[kind]}: there is no ${nounOf[kind]} called "${word}".`,
    why: near === undefined ? `These exist: ${list}.` : `Did you mean "${near}"? These exist: ${list}.`,
    hint: `Use ${flagOf[kind]} ${near ?? (kind === 'locale' ? 'all' : known[0]) ?? 'default'}.`,
  })
}

/**
 * Proposes a code of the same language, for example `pt-br` for `pt`. Does not propose codes with a similar spelling, because many codes of
 * two letters differ in only one letter.
 */
function nearLanguage(word: string, codes: readonly string[], aliases: readonly string[]): string | undefined {
  const lower = word.toLowerCase()
  const [language] = lower.split(/[-_]/)
  const same = codes.find((code) => code.split('-')[0] === language)
  return same ?? (word.length > 2 ? didYouMean(lower, [...codes, ...aliases]) : undefined)
}

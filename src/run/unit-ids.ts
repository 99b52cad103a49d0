import { didYouMean } from '../did-you-mean'
import { CliError } from '../errors'
import { isChoosable, type Unit } from '../emit/units'
import type { CopySelection } from '../manifest/manifest'
import { localePrefix, shorthands } from './selection'

/** Returns the units for ids on the command line. A word may contain several ids with commas. Throws `WM_UNIT_UNKNOWN`. */
export function namedUnits(words: readonly string[], units: readonly Unit[]): Unit[] {
  const known = units.filter(isChoosable)
  const ids = words.flatMap((word) => word.split(',')).map((word) => word.trim())
  return ids
    .filter((id) => id !== '')
    .map((id) => {
      const unit = known.find((each) => each.id === (shorthands[id] ?? id))
      if (unit) return unit
      throw unknown(
        id,
        known.map((each) => each.id),
      )
    })
}

/** Returns a selection with the given units added. */
export function withUnits(selection: CopySelection, added: readonly Unit[]): CopySelection {
  return {
    ...selection,
    chains: union(selection.chains, added, ['chain']),
    features: union(selection.features, added, ['feature', 'locale']),
  }
}

/** Returns a selection without the given units. */
export function withoutUnits(selection: CopySelection, removed: readonly Unit[]): CopySelection {
  const gone = new Set(removed.map(({ id }) => id))
  const stays = (id: string): boolean => !gone.has(id)
  return { ...selection, chains: selection.chains.filter(stays), features: selection.features.filter(stays) }
}

function union(ids: readonly string[], added: readonly Unit[], kinds: readonly Unit['kind'][]): string[] {
  return [...new Set([...ids, ...added.filter((unit) => kinds.includes(unit.kind)).map(({ id }) => id)])].sort()
}

function unknown(id: string, known: readonly string[]): CliError {
  // In the flag `--locales`, a language has only its code.
  const near = known.find((each) => each === localePrefix + id.toLowerCase()) ?? didYouMean(id, known)
  return new CliError('WM_UNIT_UNKNOWN', {
    what: `There is no chain, feature or language "${id}".`,
    why: near === undefined ? `There are: ${known.join(', ')}.` : `Did you mean "${near}"?`,
    hint: 'See all of them: create-wallet-modal list',
  })
}

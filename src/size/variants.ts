import { isOfStarter, closeSelection, isChoosable, type Unit } from '../emit/units'
import type { CopySelection } from '../manifest/manifest'
import { askedFor, leavingWith } from './leaving'

/** The name of the report's line for all languages together. They share a line, because a visitor loads only one language. */
export const languages = 'languages'

/** A copy without a unit. */
export interface Variant {
  /** The unit, or {@link languages}. */
  id: string
  /** The other units that leave the copy, because they require the unit. For the line of the languages, all languages. */
  together: string[]
  /** The chains, features and languages that stay. */
  selection: CopySelection
}

/** Returns a variant for each unit of a copy that the pages of an app can have, sorted by id, and a variant for all languages. */
export function variantsOf(selection: CopySelection, units: readonly Unit[]): Variant[] {
  const present = closeSelection([...selection.chains, ...selection.features], units, selection.tests)
  const isPresent = ({ id }: Unit): boolean => present.has(id)
  const chosen = units.filter(
    (unit) => isPresent(unit) && isChoosable(unit) && unit.kind !== 'locale' && !isOfStarter(unit),
  )
  const ids = chosen.map(({ id }) => id)
  const locales = units.filter((unit) => isPresent(unit) && unit.kind === 'locale').map(({ id }) => id)
  const measured = [...ids, ...askedFor.filter((id) => present.has(id))].sort()
  return [
    ...measured.map((id): Variant => {
      const leaving = leavingWith(id, ids, units)
      return { id, together: leaving.filter((each) => each !== id), selection: without(selection, leaving) }
    }),
    ...(locales.length === 0 ? [] : [{ id: languages, together: locales, selection: without(selection, locales) }]),
  ]
}

/** Returns a selection without any unit, which is the part that every copy has. */
export function coreOnly(selection: CopySelection): CopySelection {
  return { ...selection, chains: [], features: [], tests: false, suites: false }
}

/** Returns the selection without the leaving units. Also leaves out the tests, because a unit that only tests need would stay with the tests. */
function without(selection: CopySelection, leaving: readonly string[]): CopySelection {
  const stays = (id: string): boolean => !leaving.includes(id)
  const { chains, features } = selection
  return { ...selection, chains: chains.filter(stays), features: features.filter(stays), tests: false, suites: false }
}

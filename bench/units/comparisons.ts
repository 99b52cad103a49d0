import { closeSelection, type Unit } from '../../src/emit/units'
import { askedFor, leavingWith } from '../../src/size/leaving'
import { choosable, type UnitSet } from '../../src/test-support/covering-set'

/** The libraries for EVM wallets. An app has one of them, so a build with everything has one, too. */
export const evmLibraries: readonly string[] = ['ethers', 'ethers5', 'wagmi']

/** Two sets of units. The difference of their builds is what a unit adds. */
export interface Comparison {
  id: string
  with: UnitSet
  without: UnitSet
  /** The other units that leave, because they require this one. */
  together: readonly string[]
}

/** A comparison for each unit that a team can choose, and for the embedded wallet, sorted by id. */
export function comparisons(units: readonly Unit[]): Comparison[] {
  const ids = [...choosable(units).map(({ id }) => id), ...askedFor]
  return ids.sort().map((id) => comparisonOf(id, units))
}

/** Everything, and everything without a unit and the units that require it. A library for EVM wallets takes the place of ethers. */
function comparisonOf(id: string, units: readonly Unit[]): Comparison {
  if (!units.some((unit) => unit.id === id)) throw new Error(`There is no unit ${id}`)
  const all = everything(units, evmLibraries.includes(id) ? id : undefined)
  const leaving = leavingWith(id, all, units)
  const without = all.filter((each) => !leaving.includes(each))
  if (closeSelection(without, units, false).has(id)) throw new Error(`${id} does not leave with ${leaving.join(', ')}`)
  return { id, with: all, without, together: leaving.filter((each) => each !== id) }
}

/** All units that one app can have. */
export function everything(units: readonly Unit[], library = 'ethers'): UnitSet {
  const ids = choosable(units).map(({ id }) => id)
  return ids.filter((id) => id === library || !evmLibraries.includes(id))
}

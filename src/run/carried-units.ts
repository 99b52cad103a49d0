import { toSelection } from '../copy/base'
import { emit } from '../emit/emit'
import type { Template } from '../emit/template'
import { ownerOf, type Unit } from '../emit/units'
import type { CopySelection } from '../manifest/manifest'

/**
 * Finds the units that are new in a template but own files which the copy already has: an earlier version shipped these files as part of
 * another unit. An update adds these units to the selection, so that the team keeps every file it uses.
 */
export function carriedUnits(selection: CopySelection, base: Template, { units, renames }: Template): Unit[] {
  const had = emit(base, toSelection(selection))
  const places = new Map(renames.map(({ from, to }) => [from, to]))
  const owners = [...had.keys()].map((path) => ownerOf(places.get(path) ?? path, units))
  const ids = new Set(owners.flatMap((owner) => (typeof owner === 'string' ? [] : owner.id)))
  const known = new Set(base.units.map(({ id }) => id))
  return units.filter(({ id, kind }) => kind !== 'core' && kind !== 'shared' && ids.has(id) && !known.has(id))
}

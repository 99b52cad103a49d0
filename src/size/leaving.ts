import { closeSelection, type Unit } from '../emit/units'

/** Returns the chosen units that leave a copy when a unit is removed: the unit itself if it was chosen, and all units that require it. */
export function leavingWith(id: string, chosen: readonly string[], units: readonly Unit[]): string[] {
  return chosen.filter((each) => closeSelection([each], units, false).has(id))
}

/**
 * Shared units that are measured although nobody can choose them. Such a unit leaves a copy only when several chosen units are removed. The
 * embedded wallet is large, so its size is worth a line in the report.
 */
export const askedFor: readonly string[] = ['auth-frame']

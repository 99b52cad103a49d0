import { closeSelection, type Unit } from '../emit/units'

/** Returns the chosen units that leave a copy when a unit leaves: the unit itself, if it was chosen, and all units that require it. */
export function leavingWith(id: string, chosen: readonly string[], units: readonly Unit[]): string[] {
  return chosen.filter((each) => closeSelection([each], units, false).has(id))
}

/**
 * Shared units that nobody chooses, and that leave only when several chosen units leave. The embedded wallet is large enough that its costs
 * are worth a line.
 */
export const askedFor: readonly string[] = ['auth-frame']

import type { Random } from '../../fuzz/random'
import type { Place } from '../place'

/** A hostile part that a stranger's pull request may bring. */
export interface Part {
  name: string
  /** Adds the part to the project. May throw if an earlier part is in its place. */
  lay: (place: Place, random: Random) => void
}

/** Parts with the same prefix in their names. */
export function partsOf(topic: string, list: Readonly<Record<string, Part['lay']>>): Part[] {
  return Object.entries(list).map(([name, lay]) => ({ name: `${topic}: ${name}`, lay }))
}

import type { Random } from '../../fuzz/random'
import type { Place } from '../place'

/** Something that somebody's pull request may bring. */
export interface Part {
  name: string
  /** Puts it into the project. May throw where an earlier part stands in its way. */
  lay: (place: Place, random: Random) => void
}

/** Parts that share the beginning of their names. */
export function partsOf(topic: string, list: Readonly<Record<string, Part['lay']>>): Part[] {
  return Object.entries(list).map(([name, lay]) => ({ name: `${topic}: ${name}`, lay }))
}

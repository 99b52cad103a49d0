import { diff3Merge } from 'node-diff3'

/** Three versions of a text, with LF line ends. */
export interface Sides {
  base: string
  mine: string
  theirs: string
}

export interface MergeOptions {
  /** The names in the conflict markers. */
  labels: { mine: string; base: string; theirs: string }
  /** If both sides changed the same lines, takes the lines of this side and marks no conflict. */
  favor?: 'mine' | 'theirs'
}

export interface Merged {
  text: string
  /** The line number (from 1) of each conflict in `text`. */
  conflicts: number[]
}

type Region = { lines: string[] } | { mine: string[]; base: string[]; theirs: string[] }

/** The most lines of a text that this merge takes. Longer texts would take too long. */
export const maxMergeLines = 3000

/**
 * Merges two changed versions of a text line by line (diff3). Two lines are equal only if every character is equal. Conflicts are marked in
 * the same form as git's `merge.conflictStyle=diff3`.
 */
export function mergeTexts(sides: Sides, options: MergeOptions): Merged {
  const merged = write(regionsOf(sides), options)
  // The merged text ends with a newline only if the team's text does.
  const open = sides.mine !== '' && !sides.mine.endsWith('\n')
  return open ? { ...merged, text: merged.text.replace(/\n$/, '') } : merged
}

function regionsOf({ mine, base, theirs }: Sides): Region[] {
  return diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs)).flatMap(({ ok, conflict }): Region[] => {
    if (conflict) return [{ mine: conflict.a, base: conflict.o, theirs: conflict.b }]
    return ok ? [{ lines: ok }] : []
  })
}

function write(regions: Region[], { labels, favor }: MergeOptions): Merged {
  const lines: string[] = []
  const conflicts: number[] = []
  for (const region of regions) {
    if (!isConflict(region)) lines.push(...region.lines)
    else if (favor !== undefined) lines.push(...region[favor])
    else {
      conflicts.push(lines.length + 1)
      lines.push(`<<<<<<< ${labels.mine}`, ...region.mine, `||||||| ${labels.base}`, ...region.base)
      lines.push('=======', ...region.theirs, `>>>>>>> ${labels.theirs}`)
    }
  }
  return { text: lines.map((line) => `${line}\n`).join(''), conflicts }
}

function isConflict(region: Region): region is Exclude<Region, { lines: string[] }> {
  return 'mine' in region
}

function linesOf(text: string): string[] {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}

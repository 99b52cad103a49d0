import { diff3MergeRegions, diffIndices } from 'node-diff3'

/** Three versions of a text, with LF line ends. */
export interface Sides {
  base: string
  mine: string
  theirs: string
}

export interface MergeOptions {
  /** The names that stand in the conflict markers. */
  labels: { mine: string; base: string; theirs: string }
  /** Takes one side where both changed the same lines, instead of marking them. */
  favor?: 'mine' | 'theirs'
}

export interface Merged {
  text: string
  /** The line (from 1) of each conflict in `text`. */
  conflicts: number[]
}

type Region = { lines: string[] } | { mine: string[]; base: string[]; theirs: string[] }

/** The length, in lines, from which the merge takes too long to be run. */
export const maxMergeLines = 3000

/**
 * Merges two changed versions of a text, line by line (diff3). Lines that only differ in indentation, quotes and a closing semicolon or
 * comma count as the same where an exact merge has conflicts, so a file that was formatted by other rules still merges; the team's
 * formatting stays. What both sides changed is marked the way git does with `merge.conflictStyle=diff3`.
 */
export function mergeTexts(sides: Sides, options: MergeOptions): Merged {
  const exact = regionsOf(sides, (line) => line)
  const regions = exact.some(isConflict) ? fewer(exact, regionsOf(sides, withoutFormatting)) : exact
  const merged = write(regions, options)
  // The end of the last line is the team's, as it was.
  const open = sides.mine !== '' && !sides.mine.endsWith('\n')
  return open ? { ...merged, text: merged.text.replace(/\n$/, '') } : merged
}

function regionsOf(sides: Sides, keyOf: (line: string) => string): Region[] {
  const mine = linesOf(sides.mine)
  const base = linesOf(sides.base)
  const theirs = linesOf(sides.theirs)
  const keys = (lines: string[]): string[] => lines.map(keyOf)
  const [mineKeys, baseKeys, theirKeys] = [keys(mine), keys(base), keys(theirs)]
  const inMine = positionsIn(mineKeys, baseKeys)
  return diff3MergeRegions(mineKeys, baseKeys, theirKeys).map((region): Region => {
    if (!region.stable) {
      const own = mine.slice(region.aStart, region.aStart + region.aLength)
      const upstream = theirs.slice(region.bStart, region.bStart + region.bLength)
      // Both sides made the same change.
      if (keys(own).join('\n') === keys(upstream).join('\n')) return { lines: own }
      return { mine: own, base: base.slice(region.oStart, region.oStart + region.oLength), theirs: upstream }
    }
    const { buffer, bufferStart: start, bufferLength: length } = region
    if (buffer === 'b') return { lines: theirs.slice(start, start + length) }
    if (buffer === 'a') return { lines: mine.slice(start, start + length) }
    return { lines: base.slice(start, start + length).map((line, index) => mine[inMine(start + index)] ?? line) }
  })
}

/** Where a line of the base that both have is in mine. */
function positionsIn(mine: string[], base: string[]): (index: number) => number {
  const changes = diffIndices(base, mine)
  return (index) => {
    const before = changes.filter(({ buffer1: [start, length] }) => start + length <= index)
    return before.reduce((at, { buffer1, buffer2 }) => at + buffer2[1] - buffer1[1], index)
  }
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

function fewer(a: Region[], b: Region[]): Region[] {
  const size = (regions: Region[]): number =>
    regions.filter(isConflict).reduce((sum, { mine, theirs }) => sum + 1 + mine.length + theirs.length, 0)
  return size(b) < size(a) ? b : a
}

function isConflict(region: Region): region is Exclude<Region, { lines: string[] }> {
  return 'mine' in region
}

function withoutFormatting(line: string): string {
  return line.trim().replace(/[;,]$/, '').replaceAll('"', "'")
}

function linesOf(text: string): string[] {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}

import { mergeTexts, type Sides } from '../../../src/merge/merge-texts'
import { createRandom, type Random } from '../../fuzz/random'

const labels = { mine: 'yours', base: 'base', theirs: 'theirs' }
const tries = 200

/** The outcome of a merge. The text counts only if the merge is clean. */
export interface Outcome {
  isClean: boolean
  text: string
}

/**
 * Whether two merges of the same texts differ only because the lines of the sides are matched with the lines of the base in different ways, with
 * as many matched lines. Only repeated lines, such as empty lines, can be matched in several ways.
 */
export function differsByMatching(sides: Sides, one: Outcome, other: Outcome): boolean {
  const { base, mine, theirs } = { base: linesOf(sides.base), mine: linesOf(sides.mine), theirs: linesOf(sides.theirs) }
  const [ofMine, ofTheirs] = [commonLengths(base, mine), commonLengths(base, theirs)]
  const missing = new Set([one, other])
  for (let index = 0; index < tries && missing.size > 0; index += 1) {
    const random = createRandom(1, index)
    const marked = {
      base: base.map((_, line) => `${line}`).join('\n'),
      mine: marksOf(base, mine, ofMine, random).join('\n'),
      theirs: marksOf(base, theirs, ofTheirs, random).join('\n'),
    }
    const { text, conflicts } = mergeTexts(marked, { labels })
    const isClean = conflicts.length === 0
    const merged = isClean ? textOf(linesOf(text), base) : ''
    for (const outcome of missing)
      if (isClean === outcome.isClean && (!isClean || merged === linesOf(outcome.text).join('\n')))
        missing.delete(outcome)
  }
  return missing.size === 0
}

/**
 * Chooses at random one of the ways to match the most lines of the side with lines of the base. Returns the side with the number of the base line in
 * place of each matched line, so `mergeTexts` can match each of these lines only with that base line.
 */
function marksOf(base: readonly string[], side: readonly string[], lengths: number[][], random: Random): string[] {
  const marks: string[] = []
  let [line, at] = [0, 0]
  while (at < side.length) {
    const length = lengthAt(lengths, line, at)
    const moves: ('match' | 'skip' | 'add')[] = []
    if (line < base.length && base[line] === side[at] && length === lengthAt(lengths, line + 1, at + 1) + 1)
      moves.push('match')
    if (line < base.length && length === lengthAt(lengths, line + 1, at)) moves.push('skip')
    if (length === lengthAt(lengths, line, at + 1)) moves.push('add')
    const move = random.pick(moves)
    if (move === 'match') marks.push(`${line}`)
    if (move === 'add') marks.push(`+${side[at]}`)
    if (move !== 'add') line += 1
    if (move !== 'skip') at += 1
  }
  return marks
}

function textOf(marks: readonly string[], base: readonly string[]): string {
  return marks.map((mark) => (mark.startsWith('+') ? mark.slice(1) : base[Number(mark)])).join('\n')
}

/** Counts how many lines can be matched at most, from each line of the base and each line of the side to the ends. */
function commonLengths(base: readonly string[], side: readonly string[]): number[][] {
  const lengths = Array.from({ length: base.length + 1 }, () => Array.from({ length: side.length + 1 }, () => 0))
  for (let line = base.length - 1; line >= 0; line -= 1)
    for (let at = side.length - 1; at >= 0; at -= 1) {
      const row = lengths[line]
      if (!row) continue
      row[at] =
        base[line] === side[at]
          ? lengthAt(lengths, line + 1, at + 1) + 1
          : Math.max(lengthAt(lengths, line + 1, at), lengthAt(lengths, line, at + 1))
    }
  return lengths
}

function lengthAt(lengths: number[][], line: number, at: number): number {
  return lengths[line]?.[at] ?? 0
}

function linesOf(text: string): string[] {
  return text.replaceAll('\r', '').replace(/\n$/, '').split('\n')
}

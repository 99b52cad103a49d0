import { inStyleOfMine } from '../../../src/merge/style-of-mine'
import { mergeTexts, type Sides } from '../../../src/merge/merge-texts'
import { gitVerdicts, type Verdict } from './git-verdicts'
import type { MergeCase } from './merges'

export interface Comparison {
  /** The merges that were compared with `git merge-file`. */
  merges: number
  /** Clean with the text that git has, and in conflict as git has it. */
  clean: number
  conflicts: number
  /** Clean merges in which git finds a conflict, because a formatter has changed one whole side. When both sides have one style, git's merge is clean, too. */
  restyled: number
  /** Merges that differ from git's merge, in texts with repeated lines, which can be matched in several ways. */
  ambiguous: { stricter: number; laxer: number; otherText: number }
  /** Descriptions of all other merges that differ from git's merge. */
  wrong: string[]
}

export function noComparison(): Comparison {
  const ambiguous = { stricter: 0, laxer: 0, otherText: 0 }
  return { merges: 0, clean: 0, conflicts: 0, restyled: 0, ambiguous, wrong: [] }
}

/** Compares merges that `update` has done with those of `git merge-file`, and adds the result. */
export async function compareWithGit(merges: readonly MergeCase[], result: Comparison): Promise<void> {
  const verdicts = await gitVerdicts(merges.map(({ sides }) => withLineEnds(sides)))
  const differs = (merge: MergeCase, how: keyof Comparison['ambiguous'], sides = merge.sides): void => {
    if (isAmbiguous(merge.sides) || isAmbiguous(sides)) result.ambiguous[how]++
    else result.wrong.push(`${merge.name}: ${how} than git: ${JSON.stringify(merge.sides)}`)
  }
  const open: MergeCase[] = []
  for (const [index, merge] of merges.entries()) {
    const git = verdicts[index]
    if (git === undefined) continue
    result.merges++
    if (merge.isClean && !git.isClean) open.push(merge)
    else if (!merge.isClean && git.isClean) differs(merge, 'stricter')
    else if (!merge.isClean) result.conflicts++
    else if (isSame(merge, git)) result.clean++
    else differs(merge, 'otherText')
  }
  // Not clean for git: a side that was formatted as a whole can explain that.
  const restyled = open.map((merge) => inStyleOfMine(merge.name, merge.sides) ?? merge.sides)
  const again = await gitVerdicts(restyled.map(withLineEnds))
  for (const [index, merge] of open.entries()) {
    const git = again[index]
    if (git?.isClean === true && isSame(merge, git)) result.restyled++
    else differs(merge, git?.isClean === true ? 'otherText' : 'laxer', restyled[index])
  }
}

/** The sides with a line end after the last line: whether there is one is the style of a file, which git takes for a part of the line. */
function withLineEnds(sides: Sides): Sides {
  const ended = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`)
  return { base: ended(sides.base), mine: ended(sides.mine), theirs: ended(sides.theirs) }
}

/** Whether the same texts, read from the last line to the first, merge in another way. */
function isAmbiguous(sides: Sides): boolean {
  const { base, mine, theirs } = sides
  const turned = { base: reversed(base), mine: reversed(mine), theirs: reversed(theirs) }
  return (
    (['mine', 'theirs'] as const).some((favor) => {
      const [one, other] = [mergeTexts(sides, { labels, favor }), mergeTexts(turned, { labels, favor })]
      return rowsOf(one.text).join('\n') !== rowsOf(reversed(other.text)).join('\n')
    }) || mergeTexts(sides, { labels }).conflicts.length !== mergeTexts(turned, { labels }).conflicts.length
  )
}

const labels = { mine: 'yours', base: 'base', theirs: 'theirs' }

function rowsOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n')
}

function reversed(text: string): string {
  return `${rowsOf(text).toReversed().join('\n')}\n`
}

/** Whether two merges have the same text. Line ends are those of the team's file. */
function isSame({ text }: MergeCase, git: Verdict): boolean {
  const bare = (all: string): string => all.replaceAll('\0\n', '\n').replaceAll('\r\n', '\n').replace(/\n$/, '')
  return bare(text) === bare(git.text)
}

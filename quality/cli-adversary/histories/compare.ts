import { inStyleOfMine } from '../../../src/merge/style-of-mine'
import { mergeTexts, type Sides } from '../../../src/merge/merge-texts'
import { gitVerdicts, type Verdict } from './git-verdicts'
import type { MergeCase } from './merges'
import { differsByMatching } from './other-matchings'

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

/** A merge that differs from git's merge of the same sides. */
interface Difference {
  merge: MergeCase
  how: keyof Comparison['ambiguous']
  sides: Sides
  git: Verdict
}

/** Compares merges that `update` has done with those of `git merge-file`, and adds the result. */
export async function compareWithGit(merges: readonly MergeCase[], result: Comparison): Promise<void> {
  const verdicts = await gitVerdicts(merges.map(({ sides }) => withLineEnds(sides)))
  const open: MergeCase[] = []
  const different: Difference[] = []
  for (const [index, merge] of merges.entries()) {
    const git = verdicts[index]
    if (git === undefined) continue
    const { sides } = merge
    result.merges++
    if (merge.isClean && !git.isClean) open.push(merge)
    else if (!merge.isClean && git.isClean) different.push({ merge, how: 'stricter', sides, git })
    else if (!merge.isClean) result.conflicts++
    else if (isSame(merge, git)) result.clean++
    else different.push({ merge, how: 'otherText', sides, git })
  }
  // Not clean for git: a side that was formatted as a whole can explain that.
  const restyled = open.map((merge) => inStyleOfMine(merge.name, merge.sides) ?? merge.sides)
  const again = await gitVerdicts(restyled.map(withLineEnds))
  for (const [index, merge] of open.entries()) {
    const [git, sides] = [again[index], restyled[index]]
    if (git === undefined || sides === undefined) continue
    if (git.isClean && isSame(merge, git)) result.restyled++
    else different.push({ merge, how: git.isClean ? 'otherText' : 'laxer', sides, git })
  }
  await judge(different, result)
}

/** Counts the differences in ambiguous texts, and describes all others. */
async function judge(different: readonly Difference[], result: Comparison): Promise<void> {
  const turned = await gitVerdicts(different.map(({ sides }) => reversedSides(withLineEnds(sides))))
  for (const [index, { merge, how, sides, git }] of different.entries()) {
    const other = turned[index]
    const isGitUnsure = other !== undefined && !isSameReversed(git, other)
    const isAmbiguousMerge = isGitUnsure || isAmbiguous(merge.sides) || isAmbiguous(sides)
    if (isAmbiguousMerge || differsByMatching(withLineEnds(sides), merge, git)) result.ambiguous[how]++
    else result.wrong.push(`${merge.name}: ${how} than git: ${JSON.stringify(merge.sides)}`)
  }
}

/** Whether git has merged the same texts, read from the last line to the first, in the same way. */
function isSameReversed(git: Verdict, turned: Verdict): boolean {
  if (git.isClean !== turned.isClean) return false
  return !git.isClean || rowsOf(git.text).join('\n') === rowsOf(reversed(turned.text)).join('\n')
}

/** The sides with a line end after the last line: whether there is one is the style of a file, which git takes for a part of the line. */
function withLineEnds(sides: Sides): Sides {
  const ended = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`)
  return { base: ended(sides.base), mine: ended(sides.mine), theirs: ended(sides.theirs) }
}

/** Whether `update` merges the same texts, read from the last line to the first, in another way. */
function isAmbiguous(sides: Sides): boolean {
  const turned = reversedSides(sides)
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

function reversedSides({ base, mine, theirs }: Sides): Sides {
  return { base: reversed(base), mine: reversed(mine), theirs: reversed(theirs) }
}

function reversed(text: string): string {
  return `${rowsOf(text).toReversed().join('\n')}\n`
}

/**
 * Whether two merges have the same text. Line ends are not compared, because a merged file has the line ends of the team's file. The last
 * line of a file with CRLF may end with a single CR, because the histories also remove the last LF.
 */
function isSame({ text }: MergeCase, git: Verdict): boolean {
  const bare = (all: string): string =>
    all
      .replaceAll('\0\n', '\n')
      .replaceAll('\r\n', '\n')
      .replace(/\r?\n?$/, '')
  return bare(text) === bare(git.text)
}

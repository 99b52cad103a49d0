import { expect, test } from 'vitest'
import { mergeTexts } from '../../../src/merge/merge-texts'
import { compareWithGit, noComparison } from './compare'
import { playHistory } from './history'
import { runHistories } from './run-histories'
import { treeOf, write } from './shop'

// A share of `npm run fuzz -- cli-histories`: the same histories in every run.
const seed = 20_261_122
const count = 100

test(`${count} histories of edits and releases lose no line of the team and merge as git does, seed ${seed}`, async () => {
  const { git, ...report } = await runHistories({ seed, from: 0, count })
  expect(report.failures).toEqual([])
  expect(report.histories).toBe(count)
  expect(git.clean).toBeGreaterThan(count / 5)
  expect(git.conflicts).toBeGreaterThan(count / 5)
  expect(git.restyled).toBeGreaterThan(0)
}, 120_000)

test('A line of the team that a command drops is noticed.', async () => {
  const report = await runHistories({
    seed,
    from: 0,
    count: 5,
    plant: async (shop) => {
      for (const [path, text] of treeOf(shop.disk)) {
        if (/team\d+/.test(text)) return write(shop, path, text.replace(/.*team\d+.*\n?/, ''))
      }
    },
  })
  expect(report.failures.filter((failure) => failure.includes('lost: '))).not.toEqual([])
}, 60_000)

test('A file that nobody edited and that misses the release is noticed.', async () => {
  const report = await runHistories({
    seed,
    from: 0,
    count: 5,
    plant: async (shop) => {
      for (const [path, text] of treeOf(shop.disk)) if (path.endsWith('.ts')) await write(shop, path, `${text}//\n`)
    },
  })
  expect(report.failures.filter((failure) => failure.includes('though nobody edited it'))).not.toEqual([])
}, 60_000)

test('A merge with a line too few, and a conflict that git does not find, are noticed.', async () => {
  const histories = await Promise.all([...Array(12).keys()].map((number) => playHistory(seed, number)))
  const clean = histories.flatMap(({ merges }) => merges).filter(({ isClean }) => isClean)
  expect(clean.length).toBeGreaterThan(2)
  const result = noComparison()
  await compareWithGit(
    clean.flatMap((merge) => [
      { ...merge, text: merge.text.replace(/.*\n/, '') },
      { ...merge, isClean: false },
    ]),
    result,
  )
  expect(result.clean).toBe(0)
  expect(result.wrong.length).toBeGreaterThan(clean.length)
}, 60_000)

/** A function of a file, with its lines. */
const block = (name: string, ...lines: string[]) =>
  [`export function ${name}(here) {`, ...lines.map((line) => `  ${line}`), '}', ''].join('\n')

/** A case of `update` with this file. */
function caseOf(sides: { base: string; mine: string; theirs: string }) {
  const labels = { mine: 'yours', base: 'base', theirs: 'theirs' }
  const { text, conflicts } = mergeTexts({ ...sides, mine: sides.mine.replaceAll('\r\n', '\n') }, { labels })
  return { name: 'a.ts', sides, isClean: conflicts.length === 0, text }
}

test('Repeated lines that git merges in another way from the last line to the first are ambiguous. Without repeated lines they are a finding.', async () => {
  const first = block('first', "use('a')", "use('b')", 'return null')
  const second = block('second', "use('c')", 'return null')
  const base = `${first}${second}\n`
  const theirs = `${first}${second.replace(/}\n$/, '')}\n  use('d')\n${block('third', "use('e')", 'return null')}}\n\n`
  const mine = `${first}  use('x')\n  use('c')\n  return null\n}\n}\n\n`
  const result = noComparison()
  const merge = caseOf({ base, mine, theirs })
  await compareWithGit([merge], result)
  expect(result.wrong).toEqual([])
  expect(result.ambiguous.otherText).toBe(1)
  const plain = caseOf({ base: 'a\nb\nc\nd\ne\n', mine: 'a1\nb\nc\nd\ne\n', theirs: 'a\nb\nc\nd\ne1\n' })
  await compareWithGit(
    [
      { ...plain, text: 'a1\nb\nc\nd\n' },
      { ...plain, isClean: false },
    ],
    result,
  )
  expect(result.wrong).toHaveLength(2)
})

test('A clean merge in which git finds a conflict is ambiguous if both outcomes follow from matching empty lines in different ways. Otherwise the merge is a finding.', async () => {
  const [before, gone] = [block('before', "use('a')"), block('gone', "use('b')")]
  const after = ['export function after(here) {', "  use('c')", '}', ''].join('\n')
  const result = noComparison()
  const sides = {
    base: `${before}\n${gone}\n${after}`,
    mine: `${before}\n\n${after}`,
    theirs: `${before}\n\n\n${after}`,
  }
  await compareWithGit([caseOf(sides)], result)
  expect(result).toMatchObject({ merges: 1, ambiguous: { laxer: 1 }, wrong: [] })
  const same = { base: 'a\n\nb\n\nc\n', mine: 'a1\n\nb\n\nc\n', theirs: 'a2\n\nb\n\nc\n' }
  await compareWithGit([{ ...caseOf(same), isClean: true, text: same.theirs }], result)
  await compareWithGit([{ ...caseOf({ ...same, theirs: same.base }), text: 'a1\n\nb\nc\n' }], result)
  expect(result.wrong).toHaveLength(2)
})

test('A CR at the end of the last line, which stays when the LF of CRLF is removed, is not compared.', async () => {
  const result = noComparison()
  const sides = { base: 'a\nb\nc\nd\n', mine: 'a\nb\nc\nd\r', theirs: 'a1\nb\nc\nd\n' }
  await compareWithGit([caseOf(sides)], result)
  expect(result).toMatchObject({ merges: 1, clean: 1, wrong: [] })
})

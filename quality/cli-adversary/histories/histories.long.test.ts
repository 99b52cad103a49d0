import { expect, test } from 'vitest'
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

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packageRoot } from '../../../src/test-support/cli-process'
import { bundleProgram } from '../../bundle-program'
import { topics } from './parts/parts'
import { runRepositories } from './run-repositories'

// A fortieth of `npm run fuzz -- cli-repositories`: the same cases in every run, so a new failure has its cause in the latest change.
const seed = 20_261_122
const count = 500

async function run(cases: { seed: number; from: number; count: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-modal-adversary-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const program = await bundleProgram('quality/cli-adversary/repositories/main.ts', folder)
  return runRepositories({ ...cases, program, dist: join(packageRoot, 'dist'), jobs: 1 })
}

test(
  `in ${count} hostile repositories each command leaves the surroundings alone, tells the truth and loses nothing, seed ${seed}`,
  { timeout: 600_000 },
  async () => {
    const report = await run({ seed, from: 0, count })
    expect(report.failures.slice(0, 10)).toEqual([])
    expect(report.cases).toBe(count)
    // Every part and every command had its share, so that none is overlooked.
    const parts = topics.flatMap((topic) => topic.parts.map(({ name }) => name))
    expect(parts.filter((name) => report.parts[name] === undefined)).toEqual([])
    expect(Object.keys(report.commands)).toHaveLength(9)
  },
)

test('If the manifest names a file that would be too long with .upstream, update --continue still does its work.', async () => {
  const report = await run({ seed: 20_261_206, from: 10_702, count: 1 })
  expect(report.failures).toEqual([])
  expect(report.commands).toEqual({ update: 1 })
  expect(report.exits).toEqual({ done: 1 })
})

test('If package.json is a pipe, list --installed ends with an error.', async () => {
  const report = await run({ seed: 20_261_207, from: 2_367, count: 1 })
  expect(report.failures).toEqual([])
  expect(report.commands).toEqual({ list: 1 })
})

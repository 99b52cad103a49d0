import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageRoot } from '../../../src/test-support/cli-process'
import { bundleProgram } from '../../bundle-program'
import { runKills } from './run-kills'

// A hundredth of `npm run fuzz -- cli-kills`: the same commands and moments in every run.
const seed = 20_261_122
const count = 20
const dist = join(packageRoot, 'dist')

let folder: string
let preload: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-modal-kills-'))
  preload = await bundleProgram('quality/cli-adversary/kills/preload.ts', folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test(`${count} commands that are killed leave the old or the new project once the next run has settled it, seed ${seed}`, async () => {
  const report = await runKills({ seed, from: 0, count, preload, dist, jobs: 2 })
  expect(report.failures).toEqual([])
  expect(report.kills).toBeGreaterThan(count * 0.8)
  expect(Object.keys(report.phases)).toEqual(expect.arrayContaining(['staging', 'applying']))
}, 300_000)

test('The cases find a fault when a command writes no journal.', async () => {
  const report = await runKills({ seed, from: 0, count: 8, preload, dist, jobs: 2, plant: 'no journal' })
  expect(report.failures).not.toEqual([])
}, 300_000)

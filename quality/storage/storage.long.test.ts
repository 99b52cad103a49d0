import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleProgram } from '../bundle-program'
import type { StorageReport } from './run'

// A fiftieth of `npm run fuzz -- storage`, and the same every time: a change that fails here is at fault itself.
const seed = 20_261_129
const count = 1_000

let folder = ''
let program = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'))
  program = await bundleProgram('quality/storage/main.ts', folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs cases, with a planted fault of the modal or without one. */
function run(cases: number, plant?: string): Promise<StorageReport> {
  return runWith('--seed', String(seed), '--count', String(cases), ...(plant ? ['--plant', plant] : []))
}

async function runWith(...given: string[]): Promise<StorageReport> {
  const options = ['--json', ...given]
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...options], { maxBuffer: 2 ** 26 })
  return JSON.parse(stdout) as StorageReport
}

test(`over ${count} faults of the database, no row is lost that was confirmed, and every call ends, seed ${seed}`, async () => {
  const report = await run(count)
  expect(report.failures).toEqual([])
  expect(report.cases).toBe(count)
  expect(report.confirmed).toBeGreaterThan(5 * count)
  expect(Object.keys(report.kinds).length).toBeGreaterThan(70)
}, 900_000)

test.each([
  ['confirms', /siwxSessions .* has lost/],
  ['evicts', /siwxSessions .* has lost/],
  ['waits', /never ends/],
])(
  'the cases notice a modal that %s wrongly',
  async (plant, expected) => {
    const { failures } = await run(400, plant)
    expect(failures.join('\n')).toMatch(expected)
  },
  900_000,
)

// The judge of the cases called these five wrong, and the modal was right.
test.each([
  ['A row is pruned like the older value that another page writes late in its place.', '232'],
  ['A pruning that the database did not take removes rows later.', '39258'],
  ['A page that has to delete everything does so after the visitor has deleted the data of the site.', '45182'],
  ['A page that has to delete everything does so after its transaction was lost.', '34590'],
  ['A page that has to delete everything does so after its commit was lost.', '30790'],
])('%s', async (_, number) => {
  const { cases, failures } = await runWith('--seed', '20261206', '--case', number)
  expect(failures).toEqual([])
  expect(cases).toBe(1)
})

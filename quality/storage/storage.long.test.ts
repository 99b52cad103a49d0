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

// In these five cases the modal was right, and an earlier version of the judge reported a failure.
test.each([
  ['If another page writes an older value late, the row is pruned by the time of the older value.', '232'],
  ['If the database does not take a pruning, the page removes the rows later.', '39258'],
  [
    'If the visitor deletes the data of the site, a page still deletes everything that it was asked to delete.',
    '45182',
  ],
  ['If a transaction is lost, a page still deletes everything that it was asked to delete.', '34590'],
  ['If a commit is lost, a page still deletes everything that it was asked to delete.', '30790'],
])('%s', async (_, number) => {
  const { cases, failures } = await runWith('--seed', '20261206', '--case', number)
  expect(failures).toEqual([])
  expect(cases).toBe(1)
})

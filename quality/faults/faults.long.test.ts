import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { packageRoot } from '../../src/test-support/cli-process'
import { bundleProgram } from '../bundle-program'
import type { FaultsReport } from './report'
import { findingsOf } from './report'
import { rows } from './table'
import { provenBy } from './table/row'

// All rows, and a fortieth of the pairs of `npm run fuzz -- faults`. The same every time: a change that fails here is at fault itself.
const seed = 20_261_129
const count = 50
let folder = ''
let program = ''

beforeAll(async () => {
  // Two folders below this repository, because the program looks for the tests that rows name.
  const parent = join(packageRoot, '.tmp')
  await mkdir(parent, { recursive: true })
  folder = await mkdtemp(join(parent, 'faults-'))
  const runner = './quality/faults/harness/test-runner.ts'
  program = await bundleProgram('quality/faults/main.ts', folder, { vitest: runner })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(...options: string[]): Promise<FaultsReport> {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const args = [program, '--json', ...(options.includes('--seed') ? [] : ['--seed', String(seed)]), ...options]
  const started = promisify(execFile)(process.execPath, args, { signal: stop.signal, maxBuffer: 2 ** 26 })
  // The program ends with 1 when it has found something, and its report says what.
  const { stdout } = await started.catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }))
  return JSON.parse(stdout) as FaultsReport
}

test(`each fault of the table ends as its row says, and so do ${count} pairs of faults, seed ${seed}`, async () => {
  const report = await run('--count', String(count))
  expect(findingsOf(report)).toEqual([])
  expect(report.missing).toEqual([])
  expect(report.rows).toHaveLength(150)
  expect(report.pairs.pairs).toBe(count)
  expect(report.pairs.bothMet).toBeGreaterThan(count / 2)
  const isProven = new Map(rows.map((row) => [row.id, provenBy(row).length > 0]))
  expect(report.rows.filter(({ id, cases }) => cases === 0 && !isProven.get(id)).map(({ id }) => id)).toEqual([])
}, 600_000)

test.each([
  ['an answer that is applied after the visitor has left', 'late', 'F04'],
  ['a wallet that is asked for every press', 'twice', 'F87'],
  ['a modal that stays busy', 'busy', 'F01'],
])('The cases notice %s.', async (_, planted, row) => {
  const { rows: results } = await run('--planted', planted, '--row', row)
  expect(results.flatMap(({ findings }) => findings).length).toBeGreaterThan(0)
})

// In these seven pairs the modal was right, and an earlier version of the check reported a failure.
test.each([
  [
    'After the phone has declined, a new code counts even if the code was also renewed after a sleep.',
    '20261206',
    '826',
  ],
  ['If two sources of tokens do not answer, the modal may wait for one after the other.', '20261206', '1015'],
  ['A wallet whose `request` throws is disconnected when it reports a disconnect.', '20261206', '1405'],
  ['If no source gives tokens, the list stays as it was when the second fault struck.', '20261201', '47'],
  ['For 30 seconds after a failure no tokens are requested.', '20261207', '474'],
  ['The clock does not go back while a fault strikes.', '20261207', '1036'],
  ['If a receiver is entered after a failed read of the tokens, both faults end in their own time.', '20261207', '191'],
])('%s', async (_, from, number) => {
  const report = await run('--seed', from, '--case', number)
  expect(findingsOf(report)).toEqual([])
  expect(report.pairs.bothMet).toBe(1)
})

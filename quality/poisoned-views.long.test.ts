import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { bundlePoisoned } from './poisoned/bundle'

interface Report {
  cases: number
  reached: number
  bySource: Record<string, { reached: number }>
  byView: Record<string, number>
  failures: string[]
}

/** The same cases every time. `POISON_SEED` takes others, and `POISON_CASE` repeats one of them. */
const seed = process.env['POISON_SEED'] ?? '20261122'
const only = process.env['POISON_CASE']
const count = 20_000

async function run(...options: string[]): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'wallet-modal-poisoned-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const program = await bundlePoisoned(folder)
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', program, ...options], {
    maxBuffer: 64_000_000,
    signal: stop.signal,
  })
  return JSON.parse(stdout) as Report
}

test.skipIf(only !== undefined)(
  `${count} odd answers of services and wallets, and stored rows, that were accepted render without a throw, seed ${seed}`,
  { timeout: 900_000 },
  async () => {
    const { cases, reached, bySource, byView, failures } = await run('--seed', seed, '--count', String(count))
    console.log(`seed ${seed}: ${cases} cases, ${reached} seen in a view: ${JSON.stringify(byView)}`)
    expect(failures.slice(0, 10)).toEqual([])
    expect(reached).toBeGreaterThanOrEqual(count)
    // Each source and each view has its share, so that none is overlooked.
    const shares = {
      ...Object.fromEntries(Object.entries(bySource).map(([name, one]) => [name, one.reached])),
      ...byView,
    }
    expect(Object.keys(bySource)).toHaveLength(18)
    expect(Object.keys(byView)).toHaveLength(20)
    expect(Object.entries(shares).filter(([, share]) => share < count / 500)).toEqual([])
  },
)

test.runIf(only !== undefined)(`case ${only} of seed ${seed}`, async () => {
  const { failures, bySource } = await run('--seed', seed, '--case', String(only))
  expect(Object.keys(bySource)).toHaveLength(1)
  expect(failures).toEqual([])
})

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { packageRoot } from '../../src/test-support/cli-process'
import { bundleProgram } from '../bundle-program'
import type { FundsReport } from './schedules'

// A fiftieth of `npm run fuzz -- funds`, and the same every time: a change that fails here is at fault itself.
const seed = 20_261_122
const count = 2_000

test(`over ${count} schedules the wallet gets what was shown, once for each consent, and nothing is blocked, seed ${seed}`, async () => {
  // In this repository, because the program finds the virtual machine of Solana among the packages here.
  const parent = join(packageRoot, '.tmp')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'funds-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const program = await bundleProgram('quality/funds/main.ts', folder)
  const options = ['--json', '--seed', String(seed), '--count', String(count)]
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...options], { signal: stop.signal })
  const { failure, schedules, asked } = JSON.parse(stdout) as FundsReport
  expect(failure).toBeUndefined()
  expect(schedules).toBe(count)
  expect(asked).toBeGreaterThan(count)
}, 900_000)

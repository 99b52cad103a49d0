import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageRoot } from '../../src/test-support/cli-process'
import { bundleProgram } from '../bundle-program'
import type { Report } from './kit/report'
import { machines } from './machines'

// A part of `npm run fuzz -- models`, and the same every time: a change that fails here is at fault itself.
const seed = 20_261_129
// The share is odd, because every second interleaving runs without pauses.
const share = 99

let folder = ''
let program = ''
const stop = new AbortController()

beforeAll(async () => {
  const parent = join(packageRoot, '.tmp')
  await mkdir(parent, { recursive: true })
  folder = await mkdtemp(join(parent, 'models-'))
  program = await bundleProgram('quality/models/main.ts', folder)
})
afterAll(async () => {
  stop.abort()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the program. It ends with 1 when a rule is broken, so only its output counts. */
function run(...options: string[]): Promise<Record<string, Report>> {
  return new Promise((resolve, reject) => {
    const all = ['--json', '--seed', String(seed), '--share', String(share), ...options]
    execFile(process.execPath, [program, ...all], { signal: stop.signal, maxBuffer: 2 ** 26 }, (error, stdout) => {
      if (stdout === '') reject(error ?? new Error('The program printed nothing'))
      else resolve(JSON.parse(stdout) as Record<string, Report>)
    })
  })
}

test(`The machines stay with their models and leave nothing open, seed ${seed}`, async () => {
  const reports = await run()
  expect(Object.keys(reports)).toEqual(machines.map(({ name }) => name))
  for (const { name, steps, interleavings } of machines) {
    const report = reports[name]
    expect(report?.failures, name).toEqual([])
    expect(report?.steps, name).toBeGreaterThanOrEqual(steps / share)
    expect(report?.interleavings, name).toBeGreaterThanOrEqual(Math.floor(interleavings / share))
    expect(report?.left, name).toBe(0)
  }
}, 300_000)

const planted = machines.flatMap(({ name, faults }) => Object.keys(faults).map((fault) => [name, fault] as const))

test.each(planted)(
  'The model of %s notices the planted fault "%s".',
  async (name, fault) => {
    const reports = await run('--model', name, '--fault', fault)
    expect(reports[name]?.failures).not.toEqual([])
  },
  300_000,
)

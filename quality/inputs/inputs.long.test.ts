import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleProgram } from '../bundle-program'
import { parts } from './parts'
import type { Report } from './report'

// The test runs a small share of the inputs of `npm run fuzz -- inputs`. The seed is fixed, so each run makes the same inputs, and a
// failure after a change is caused by the change.
const seed = 20_261_128
const share = 400

interface Result {
  total: Report
  parts: Record<string, Report>
}

let folder: string
let program: string
beforeAll(async () => {
  // The program loads a file of a package, so its folder is below the packages.
  folder = await mkdtemp(join(fileURLToPath(new URL('../..', import.meta.url)), 'node_modules', '.inputs-'))
  program = await bundleProgram('quality/inputs/main.ts', folder)
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the program. It ends with exit code 1 when it has found something. */
function run(...options: string[]): Promise<Result> {
  return new Promise((resolve, reject) => {
    const args = [program, '--json', '--seed', String(seed), ...options]
    execFile(process.execPath, args, { maxBuffer: 64_000_000 }, (error, stdout, stderr) => {
      if (stdout === '') reject(error ?? new Error(stderr))
      else resolve(JSON.parse(stdout) as Result)
    })
  })
}

test(`The product and the oracles agree about a share of the inputs with seed ${seed}.`, async () => {
  const { total, parts: reports } = await run('--share', String(share))
  expect(total.failures).toEqual([])
  expect(Object.keys(reports)).toEqual(parts.map(({ name }) => name))
  const least = parts.reduce((sum, { count }) => sum + count, 0) / share
  expect(total.reached + total.missed).toBeGreaterThanOrEqual(least)
  expect(total.missed).toBeLessThan(least / 20)
  const idle = parts.filter(({ name }) => (reports[name]?.taken ?? 0) === 0)
  expect(idle).toEqual([])
}, 180_000)

test('A full run has 20 million inputs.', () => {
  expect(parts.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(20_000_000)
})

test('Each oracle notices a product that answers wrongly.', async () => {
  const { parts: reports } = await run('--count', '150', '--fault', 'broken')
  const blind = parts.filter(({ name }) => reports[name]?.failures.length === 0)
  expect(blind.map(({ name }) => name)).toEqual([])
}, 180_000)

test.each([
  ['slow', 'It took'],
  ['throws', 'It threw TypeError'],
  ['pollutes', 'Every object got the property planted'],
  ['hang', 'It did not end within 2 s'],
] as const)(
  'A call with the planted fault %s is noticed.',
  async (fault, message) => {
    const { total } = await run('--part', 'slippages', '--count', '3', '--fault', fault, '--patience', '2')
    expect(total.failures[0]).toContain(message)
    expect(total.failures[0]).toMatch(/^--part slippages --seed 20261128 --case \d:/)
  },
  60_000,
)

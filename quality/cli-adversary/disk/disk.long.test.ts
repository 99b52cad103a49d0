import { expect, test } from 'vitest'
import { runCases } from './cases'

// A fixed share of `npm run fuzz -- cli-disk`: the same cases in every run, so a new failure has its cause in the latest change.
const seed = 20_261_122
const count = 500

test(`a swap, a link or an edit at any call to the disk touches nothing outside and loses nothing: ${count} cases, seed ${seed}`, async () => {
  const report = await runCases(seed, Array(count).keys())
  expect(report.failure).toBeUndefined()
  expect(report.cases).toBe(count)
  // Most changes do not matter to the command; many make it stop.
  expect(report.done).toBeGreaterThan(count / 10)
  expect(report.refused).toBeGreaterThan(count / 10)
}, 900_000)

import { expect, test } from 'vitest'
import { runCases } from './cases'

// A part of `npm run fuzz -- cli-disk`, and the same every time: a change that fails here is at fault itself.
const seed = 20_261_122
const count = 500

test(`a swap, a link or an edit at any call to the disk touches nothing outside and loses nothing: ${count} cases, seed ${seed}`, async () => {
  const report = await runCases(seed, Array(count).keys())
  expect(report.failure).toBeUndefined()
  expect(report.cases).toBe(count)
  // Most blows fall where they do not matter, many where the command has to stop.
  expect(report.done).toBeGreaterThan(count / 10)
  expect(report.refused).toBeGreaterThan(count / 10)
}, 900_000)

import { expect, test } from 'vitest'
import { runSchedules } from './schedules'

// A fiftieth of `npm run fuzz -- funds`, and the same every time: a change that fails here is at fault itself.
const seed = 20_261_122
const count = 2_000

test(`over ${count} schedules the wallet gets what was shown, once for each consent, and nothing is blocked, seed ${seed}`, async () => {
  const { failure, schedules, asked } = await runSchedules(seed, count)
  expect(failure).toBeUndefined()
  expect(schedules).toBe(count)
  expect(asked).toBeGreaterThan(count)
}, 300_000)

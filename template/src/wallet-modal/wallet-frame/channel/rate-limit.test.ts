// @vitest-environment node
import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit'

const start = Date.UTC(2026, 0, 1)

function create(count: number) {
  let time = start
  const { take } = createRateLimit(count, 1_000, () => time)
  return { take: () => take('key'), at: (milliseconds: number) => void (time = start + milliseconds) }
}

test('A request counts against the rate limit for the whole length of the window, and not a millisecond longer.', () => {
  const { take, at } = create(2)
  const taken = [0, 400, 999, 1_000, 1_399, 1_400, 1_400].map((time) => {
    at(time)
    return take()
  })
  expect(taken).toEqual([true, true, false, true, false, true, false])
})

test('When the clock of the computer is set back, earlier requests no longer count against the rate limit.', () => {
  const { take, at } = create(1)
  expect([take(), take()]).toEqual([true, false])
  at(-86_400_000)
  expect([take(), take()]).toEqual([true, false])
})

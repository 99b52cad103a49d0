// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { createProcessCounter } from './process-counter'

test('counts each key until its end', () => {
  let now = 0
  const count = createProcessCounter(() => now)
  expect([count('one', 1000), count('one', 1000), count('other', 1000)]).toEqual([1, 2, 1])
  now = 1000
  expect(count('one', 2000)).toBe(1)
})

test('looks for what has ended once a second, however many new keys there are', () => {
  let now = 0
  const count = createProcessCounter(() => now)
  const forget = vi.spyOn(Map.prototype, Symbol.iterator)
  for (let index = 0; index < 12_000; index += 1) count(`first ${index}`, 1000)
  expect(forget).toHaveBeenCalledTimes(1)
  now = 1000
  for (let index = 0; index < 100; index += 1) count(`second ${index}`, 5000)
  expect(forget).toHaveBeenCalledTimes(2)
})

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

/** How often all of a map is walked through by what is done. */
function walksOf(work: () => void): number {
  const walk = vi.spyOn(Map.prototype, Symbol.iterator)
  work()
  const { length } = walk.mock.calls
  walk.mockRestore()
  return length
}

test('removes expired keys at most once a second, for any number of new keys', () => {
  let now = 0
  const count = createProcessCounter(() => now)
  const fill = (name: string) => {
    for (let index = 0; index < 12_000; index += 1) count(`${name} ${index}`, now + 1000)
  }
  expect(walksOf(() => fill('first'))).toBe(1)
  now = 1000
  expect(walksOf(() => fill('second'))).toBe(1)
})

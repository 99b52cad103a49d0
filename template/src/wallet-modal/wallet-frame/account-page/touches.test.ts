// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/fake-clock'
import { watchTouches } from './touches'

/** A watch with a limit of a second. `isLate`: the browser runs no timers, as in a page in the background. */
function watch({ isLate = false } = {}) {
  const clock = createFakeClock()
  const ending = new AbortController()
  const told = { count: 0 }
  const after: typeof clock.after = (time, run) => (isLate ? () => {} : clock.after(time, run))
  const platform = { window, now: clock.now, after }
  watchTouches(platform, { limit: 1_000, signal: ending.signal, onStill: () => (told.count += 1) })
  return { clock, ending, told }
}

test('Each touch begins the time again, and the end is told once.', () => {
  const { clock, told } = watch()
  for (const touch of ['pointerdown', 'keydown', 'wheel']) {
    clock.advance(999)
    window.dispatchEvent(new Event(touch))
  }
  clock.advance(999)
  expect(told.count).toBe(0)
  clock.advance(1)
  window.dispatchEvent(new Event('keydown'))
  clock.advance(5_000)
  expect([told.count, clock.timers]).toEqual([1, 0])
})

test.each([
  ['a touch', () => window.dispatchEvent(new Event('pointerdown'))],
  ['the sight of the page', () => document.dispatchEvent(new Event('visibilitychange'))],
])('Where timers are late, %s after the time tells the end.', (_, happen) => {
  const { clock, told } = watch({ isLate: true })
  clock.advance(999)
  happen()
  expect(told.count).toBe(0)
  clock.advance(1_000)
  happen()
  expect(told.count).toBe(1)
})

test('A watch that has ended tells nothing and keeps no timer.', () => {
  const { clock, ending, told } = watch()
  ending.abort()
  clock.advance(5_000)
  window.dispatchEvent(new Event('keydown'))
  expect([told.count, clock.timers]).toEqual([0, 0])
})

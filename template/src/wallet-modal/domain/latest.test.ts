// @vitest-environment node
import { expect, test } from 'vitest'
import { Latest } from './latest'

test('the signal of an attempt aborts when the next attempt begins', () => {
  const latest = new Latest()
  const first = latest.begin()
  expect(first.aborted).toBe(false)
  const second = latest.begin()
  expect([first.aborted, second.aborted]).toEqual([true, false])
  expect(latest.signal).toBe(second)
})

test('after a stop nothing counts until the next attempt', () => {
  const latest = new Latest()
  const first = latest.begin()
  latest.stop()
  expect([first.aborted, latest.signal.aborted]).toEqual([true, true])
  expect(latest.begin().aborted).toBe(false)
})

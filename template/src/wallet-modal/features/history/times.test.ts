// @vitest-environment node
import { expect, test } from 'vitest'
import { createTimes } from './times'

const now = new Date(2026, 10, 23, 12).getTime()
const hour = 3_600_000

test('A row shows a relative time, and after some weeks the date.', () => {
  const { short } = createTimes('en')
  expect(short(now, now)).toBe('Now')
  expect(short(now + 5_000, now)).toBe('Now')
  expect(short(now - 12_000, now)).toBe('12s ago')
  expect(short(now - 3 * hour, now)).toBe('3h ago')
  expect(short(now - 5 * 24 * hour, now)).toBe('5d ago')
  expect(createTimes('en-GB').short(new Date(2026, 9, 3).getTime(), now)).toBe('3 Oct')
})

test('Times are in the language of the visitor.', () => {
  const german = createTimes('de')
  expect(german.short(now - 3 * hour, now)).toBe('Vor 3 Std.')
  expect(german.month(2026, 9, now)).toBe('Oktober')
  expect(german.month(2025, 2, now)).toBe('März 2025')
  expect(createTimes('fr').month(2025, 7, now)).toBe('Août 2025')
  expect(german.full(new Date(2026, 9, 3, 14, 5).getTime())).toBe('3. Oktober 2026 um 14:05')
})

test('The title of a month has its year unless it is the current one.', () => {
  const { month } = createTimes('en')
  expect([month(2026, 10, now), month(2025, 10, now)]).toEqual(['November', 'November 2025'])
})

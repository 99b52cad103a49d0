// @vitest-environment node
import { expect, test } from 'vitest'
import { timeAgo, timeSpan } from './relative-time'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const month = (365 / 12) * day

test('[C9-25] A time is seconds under 45 s, a minute under 90 s, and further by the thresholds; a year is 365 days.', () => {
  const spans: [number, number, string][] = [
    [0, 0, 'second'],
    [44_999, 44, 'second'],
    [45_000, 1, 'minute'],
    [89_999, 1, 'minute'],
    [90_000, 2, 'minute'],
    [45 * minute - 1, 45, 'minute'],
    [45 * minute, 1, 'hour'],
    [90 * minute - 1, 1, 'hour'],
    [90 * minute, 2, 'hour'],
    [22 * hour - 1, 22, 'hour'],
    [22 * hour, 1, 'day'],
    [36 * hour - 1, 1, 'day'],
    [36 * hour, 2, 'day'],
    [26 * day - 1, 26, 'day'],
    [26 * day, 1, 'month'],
    [46 * day - 1, 1, 'month'],
    [46 * day, 2, 'month'],
    [11 * month - 1, 11, 'month'],
    [11 * month, 1, 'year'],
    [18 * month - 1, 1, 'year'],
    [18 * month, 2, 'year'],
    [730 * day, 2, 'year'],
    [10 * 365 * day, 10, 'year'],
  ]
  for (const [length, value, unit] of spans) expect(timeSpan(length), String(length)).toEqual({ value, unit })
})

test('A time in the future is now.', () => {
  expect(timeSpan(-5 * day)).toEqual({ value: 0, unit: 'second' })
})

test('A relative time is in the language of the visitor.', () => {
  const ago = (locale: string, length: number) =>
    timeAgo(length, new Intl.RelativeTimeFormat(locale, { numeric: 'always' }))
  expect(ago('en', 5 * minute)).toBe('5 minutes ago')
  expect(ago('de', 2 * hour)).toBe('vor 2 Stunden')
  expect(ago('en', 400 * day)).toBe('1 year ago')
})

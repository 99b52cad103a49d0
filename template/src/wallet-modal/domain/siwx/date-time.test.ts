// @vitest-environment node
import { expect, test } from 'vitest'
import { parseDateTime } from './date-time'

test('A time is read in milliseconds since the epoch.', () => {
  expect(parseDateTime('1970-01-01T00:00:00Z')).toBe(0)
  expect(parseDateTime('2026-11-28T17:05:09Z')).toBe(Date.UTC(2026, 10, 28, 17, 5, 9))
  expect(parseDateTime('2024-02-29T23:59:59Z')).toBe(Date.UTC(2024, 1, 29, 23, 59, 59))
  // `Date.UTC` would read the year 99 as 1999.
  expect(parseDateTime('0099-12-31T00:00:00Z')).toBe(Date.parse('0099-12-31T00:00:00Z'))
})

test('Of the decimals of a second, three count.', () => {
  expect(parseDateTime('1970-01-01T00:00:01.5Z')).toBe(1_500)
  expect(parseDateTime('1970-01-01T00:00:00.123999999Z')).toBe(123)
  expect(parseDateTime('1970-01-01T00:00:00.009Z')).toBe(9)
})

test('East of Greenwich it is later, so the offset is subtracted.', () => {
  expect(parseDateTime('2026-01-01T05:45:00+05:45')).toBe(Date.UTC(2026, 0, 1))
  expect(parseDateTime('2026-01-01T00:00:00-03:30')).toBe(Date.UTC(2026, 0, 1, 3, 30))
  expect(parseDateTime('2026-01-01T00:00:00+00:00')).toBe(Date.UTC(2026, 0, 1))
})

test('A day that does not exist is no time, nor is a time with something around it.', () => {
  for (const day of ['2026-02-29', '2026-02-30', '2026-04-31', '2026-01-32', '2026-01-00', '2026-00-10', '2026-13-01'])
    expect(parseDateTime(`${day}T00:00:00Z`), day).toBeUndefined()
  const time = '2026-01-01T00:00:00Z'
  for (const text of ['', `1${time}`, ` ${time}`, `${time}1`, `${time}\n`, '2026-01-01T00:00:00.1234567890Z'])
    expect(parseDateTime(text), text).toBeUndefined()
})

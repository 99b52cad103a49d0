// @vitest-environment node
import { expect, test } from 'vitest'
import { isRestrictedTimeZone } from './time-zones'

test('[C5-26] The time zones of the China region are recognised.', () => {
  const cities = ['Shanghai', 'Urumqi', 'Chongqing', 'Harbin', 'Kashgar', 'Macau', 'Hong_Kong', 'Beijing']
  expect(cities.filter((city) => !isRestrictedTimeZone(`Asia/${city}`))).toEqual([])
  for (const zone of ['Asia/Tokyo', 'Asia/Taipei', 'Europe/Zurich', 'UTC', ''])
    expect(isRestrictedTimeZone(zone)).toBe(false)
})

test('Without an argument, the device’s time zone is used.', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(isRestrictedTimeZone()).toBe(isRestrictedTimeZone(timeZone))
})

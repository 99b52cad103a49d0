// @vitest-environment node
import { expect, test } from 'vitest'
import { alerts } from './alerts'

test('Alerts have the titles of the specification, and tell the visitor and the developer what to do.', () => {
  const titles = Object.values(alerts).map(({ shortMessage }) => shortMessage)
  expect(titles).toEqual([
    'Network Not Found',
    'Invalid App Configuration',
    'Unverified domain',
    'Session Expired',
    'Invalid Project ID',
    'Project ID Not Configured',
  ])
  for (const { text, longMessage } of Object.values(alerts)) {
    expect(text).toMatch(/\.$/)
    expect(longMessage.length).toBeGreaterThan(text.length)
  }
})

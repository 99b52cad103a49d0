// @vitest-environment node
import { expect, test } from 'vitest'
import { alerts } from './alerts'
import { alertForMessage } from './service-messages'

test('[C8-09] what servers say stands for an alert', () => {
  const said = (text: string) => `WebSocket connection failed: ${text}`
  expect(alertForMessage(said('Unauthorized: origin not allowed'))).toBe('INVALID_APP_CONFIGURATION')
  expect(alertForMessage(said('JWT validation error: JWT Token is not yet valid'))).toBe('SESSION_EXPIRED')
  expect(alertForMessage(said('Unauthorized: invalid key'))).toBe('INVALID_PROJECT_ID')
  expect(alertForMessage(said('unverified_domain'))).toBe('UNVERIFIED_DOMAIN')
  expect(alertForMessage(said('socket stalled'))).toBeUndefined()
})

test('alerts have the titles of the specification, say what it means, and tell the developer what to do', () => {
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

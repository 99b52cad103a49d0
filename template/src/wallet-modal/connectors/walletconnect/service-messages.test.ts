// @vitest-environment node
import { expect, test } from 'vitest'
import { alertForMessage } from './service-messages'

test('[C8-09] messages of servers give alerts', () => {
  const said = (text: string) => `WebSocket connection failed: ${text}`
  expect(alertForMessage(said('Unauthorized: origin not allowed'))).toBe('INVALID_APP_CONFIGURATION')
  expect(alertForMessage(said('JWT validation error: JWT Token is not yet valid'))).toBe('SESSION_EXPIRED')
  expect(alertForMessage(said('Unauthorized: invalid key'))).toBe('INVALID_PROJECT_ID')
  expect(alertForMessage(said('unverified_domain'))).toBe('UNVERIFIED_DOMAIN')
  expect(alertForMessage(said('socket stalled'))).toBeUndefined()
})

// @vitest-environment node
import type { ProvenEndpoint } from '../testing/proven-endpoints'
import { testProvenEndpoints } from '../testing/proven-endpoints'

const start = { provider: 'google', app: 'https://app.example', challenge: 'c'.repeat(43) }
const finish = {
  uri: 'https://wallet.app.example/api/wallet/social/callback/google',
  verifier: 'v'.repeat(43),
}

// This server is not set up for social networks, so it refuses the start of a login, and knows no login that could be finished.
const logins: ProvenEndpoint[] = [
  ['POST', 'social/start', start],
  ['POST', 'social/finish', finish],
]
testProvenEndpoints(logins, [400, 401])

// The visitor has logged in to an app, so the server refuses to change the logins.
const changes: ProvenEndpoint[] = [
  ['POST', 'logins/start', start],
  ['POST', 'logins/finish', finish],
  ['DELETE', 'logins', { id: 'a'.repeat(32) }],
]
testProvenEndpoints(changes, [403])

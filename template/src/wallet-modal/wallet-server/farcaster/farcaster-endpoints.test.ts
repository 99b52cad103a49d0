// @vitest-environment node
import type { ProvenEndpoint } from '../testing/proven-endpoints'
import { testProvenEndpoints } from '../testing/proven-endpoints'

const endpoints: ProvenEndpoint[] = [
  ['POST', 'farcaster/start', { app: 'https://app.example' }],
  ['POST', 'farcaster/finish', { flow: 'f'.repeat(22) }],
]

// This server is not set up for Farcaster, so it refuses every request.
testProvenEndpoints(endpoints, [400])

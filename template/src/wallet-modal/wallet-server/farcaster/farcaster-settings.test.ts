// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkFarcaster } from './farcaster-settings'

beforeEach(() => ['WALLET_FARCASTER_RPC', 'WALLET_FARCASTER_RELAY'].forEach((name) => vi.stubEnv(name, '')))
afterEach(() => void vi.unstubAllEnvs())

test('without variables, the login with Farcaster is not offered', () => {
  expect(checkFarcaster(undefined)).toBeUndefined()
})

test('the RPC address and the relay are read from the environment', () => {
  vi.stubEnv('WALLET_FARCASTER_RPC', 'https://optimism.example/v2/key?a=1')
  const rpc = 'https://optimism.example/v2/key?a=1'
  expect(checkFarcaster(undefined)).toEqual({ rpc, relay: 'https://relay.farcaster.xyz' })
  vi.stubEnv('WALLET_FARCASTER_RELAY', 'http://localhost:4000/')
  expect(checkFarcaster(undefined)).toEqual({ rpc, relay: 'http://localhost:4000' })
})

test('an error names the wrong setting, and does not contain the address', () => {
  vi.stubEnv('WALLET_FARCASTER_RELAY', 'https://relay.example')
  expect(() => checkFarcaster(undefined)).toThrow('WALLET_FARCASTER_RPC is missing')
  vi.stubEnv('WALLET_FARCASTER_RPC', 'http://optimism.example/hunter2')
  const check = () => checkFarcaster(undefined)
  expect(check).toThrow('WALLET_FARCASTER_RPC is not an address')
  expect(check).not.toThrow('hunter2')
  vi.stubEnv('WALLET_FARCASTER_RPC', 'https://optimism.example')
  vi.stubEnv('WALLET_FARCASTER_RELAY', 'relay')
  expect(check).toThrow('WALLET_FARCASTER_RELAY is not an address')
  expect(() => checkFarcaster({ rpc: 'rpc' })).toThrow('farcaster.rpc is not an address')
  expect(() => checkFarcaster({ rpc: 'https://rpc.example', relay: '' })).toThrow('farcaster.relay is not an address')
})

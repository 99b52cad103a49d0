// @vitest-environment node
import { expect, test } from 'vitest'
import { readConfig } from './config'
import { testConfig } from './testing/fake-wallet'

test('The settings are read from JSON, and optional settings have a default.', () => {
  const { api: _, locks: __, ...given } = testConfig
  expect(readConfig(JSON.stringify(given))).toEqual(testConfig)
})

test('A wrong setting is named.', () => {
  const change = (more: object) => JSON.stringify({ ...testConfig, ...more })
  const [network] = testConfig.networks
  const bad = [
    [change({ apps: ['https://app.example/'] }), 'apps.0'],
    [change({ apps: ['https://*.app.example'] }), 'apps.0'],
    [change({ apps: ['null'] }), 'apps.0'],
    [change({ apps: ['http://app.example'] }), 'apps.0'],
    [change({ apps: [] }), 'apps'],
    [change({ networks: [{ ...network, rpcUrl: 'http://rpc.example' }] }), 'networks.0.rpcUrl'],
    [change({ networks: [{ ...network, caipNetworkId: 'eip155:01' }] }), 'networks.0.caipNetworkId'],
    [change({ api: 'https://other.example' }), 'api'],
    [change({ name: '' }), 'name'],
    [change({ locks: 'none' }), 'locks'],
  ] as const
  for (const [json, path] of bad) expect(() => readConfig(json)).toThrow(`VITE_WALLET_CONFIG is wrong at "${path}"`)
  expect(() => readConfig('')).toThrow('VITE_WALLET_CONFIG is missing')
})

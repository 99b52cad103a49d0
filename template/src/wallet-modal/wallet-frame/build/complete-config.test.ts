// @vitest-environment node
import { expect, test } from 'vitest'
import { authNamespaces } from '../../features/embedded/embedded-options'
import { readConfig } from '../config'
import { completeConfig } from './complete-config'
import { knownNetworks } from './known-networks'

const settings = { name: 'Example', apps: ['https://app.example'] }
const withNetworks = (...networks: object[]) => JSON.stringify({ ...settings, networks })
const rpcUrl = 'https://rpc.example'

const evmIds = [
  ...[1, 5, 11155111, 10, 420, 42161, 421613, 137, 80001, 42220, 1313161554, 1313161555, 56, 97, 43114, 43113, 324],
  ...[280, 100, 8453, 84531, 84532, 7777777, 999],
]
const solanaIds = [
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
]

test('[C9-12] the wallet has accounts on eip155 and solana, and knows 24 networks of EVM and three of Solana', () => {
  expect(authNamespaces).toEqual(['eip155', 'solana'])
  const ids = [...evmIds.map((id) => `eip155:${id}`), ...solanaIds.map((id) => `solana:${id}`)]
  expect(Object.keys(knownNetworks).sort()).toEqual(ids.sort())
  const facts = { name: 'Named', nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 } }
  const all = ids.map((caipNetworkId) => ({ caipNetworkId, rpcUrl, ...(!knownNetworks[caipNetworkId] && facts) }))
  expect(readConfig(completeConfig(withNetworks(...all))).networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual(
    ids,
  )
  const bitcoin = { caipNetworkId: 'bip122:000000000019d6689c085ae165831e93', rpcUrl, ...facts }
  expect(() => completeConfig(withNetworks(bitcoin))).toThrow('wrong at "networks.0.caipNetworkId"')
})

test('A known network needs no name and no currency, and the settings may replace both.', () => {
  const json = withNetworks(
    { caipNetworkId: 'eip155:137', rpcUrl },
    { caipNetworkId: 'eip155:1', rpcUrl, name: 'Mainnet' },
  )
  expect(readConfig(completeConfig(json))).toMatchObject({
    networks: [
      { name: 'Polygon', nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 } },
      { name: 'Mainnet', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
    ],
    locks: 'login',
    api: '/api/wallet',
  })
})

test.each(['eip155:999', 'eip155:31337', 'eip155:constructor'])(
  'Nothing is filled in for %s, so the build names the missing setting.',
  (caipNetworkId) => {
    expect(() => completeConfig(withNetworks({ caipNetworkId, rpcUrl }))).toThrow(
      'VITE_WALLET_CONFIG is wrong at "networks.0',
    )
  },
)

test.each([
  [undefined, 'VITE_WALLET_CONFIG is missing'],
  ['', 'VITE_WALLET_CONFIG is missing'],
  ['{name', 'VITE_WALLET_CONFIG is not JSON'],
  ['[]', 'VITE_WALLET_CONFIG is wrong at'],
  [JSON.stringify({ ...settings, networks: 'all' }), 'wrong at "networks"'],
])('The settings %j stop the build.', (json, problem) => {
  expect(() => completeConfig(json)).toThrow(problem)
})

test('The settings of smart accounts are checked, and are for EVM networks only.', () => {
  const hash = `0x${'a'.repeat(64)}`
  const smartAccount = { bundlerUrl: 'http://localhost:4000', codeHashes: { delegate: hash, entryPoint: hash } }
  const build = (more: object, caipNetworkId = 'eip155:1') =>
    completeConfig(withNetworks({ caipNetworkId, rpcUrl, smartAccount: { ...smartAccount, ...more } }))
  expect(readConfig(build({})).networks).toMatchObject([{ smartAccount }])
  const bad = [
    [{ bundlerUrl: 'http://bundler.example' }, 'smartAccount.bundlerUrl": It is an https address'],
    [{ paymasterUrl: 'paymaster.example' }, 'smartAccount.paymasterUrl"'],
    [{ delegate: '0x12' }, 'smartAccount.delegate"'],
    [{ codeHashes: { delegate: hash } }, 'smartAccount.codeHashes.entryPoint"'],
    [{ codeHashes: { delegate: hash, entryPoint: '0x12' } }, 'smartAccount.codeHashes.entryPoint"'],
    [{ kind: 'safe' }, 'smartAccount.kind"'],
    [{ kind: 'contract' }, 'smartAccount.codeHashes.factory"'],
    [{ kind: 'contract', factory: '0x12' }, 'smartAccount.factory"'],
  ] as const
  const codeHashes = { factory: hash, implementation: hash, entryPoint: hash }
  expect(readConfig(build({ kind: 'contract', codeHashes })).networks).toMatchObject([{ smartAccount: { codeHashes } }])
  for (const [more, what] of bad)
    expect(() => build(more)).toThrow(`VITE_WALLET_CONFIG is wrong in "networks.0", at "${what}`)
  const all = withNetworks({ caipNetworkId: 'eip155:1', rpcUrl, smartAccount: true })
  expect(() => completeConfig(all)).toThrow('at "smartAccount": ')
  expect(() => build({}, `solana:${solanaIds[0]}`)).toThrow('"smartAccount": Only EVM networks have smart accounts')
})

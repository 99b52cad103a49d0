// @vitest-environment node
import { expect, test } from 'vitest'
import { alpha, beta, gamma } from '../../testing/networks'
import type { NetworkInput } from './network'
import { completeNetwork, isPlaceholder, namespacesOf, parseEvmChainId, placeholderNetwork } from './network'

const own = 'https://alpha.example/rpc'
const custom = 'https://custom.example'

test('[C3-01] A network has every field of the specification.', () => {
  const given = {
    ...gamma,
    blockExplorers: { default: { name: 'Gammascan', url: 'https://gammascan.example' } },
    assets: { imageId: 'gamma-image' },
  } satisfies NetworkInput
  expect(completeNetwork(given, { chainImages: { 84532: 'https://img.example/gamma.png' } })).toEqual({
    id: 84532,
    name: 'Gamma Test',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: {
      default: { http: ['https://gamma.example/rpc'] },
      custom: { http: [] },
      chainDefault: { http: ['https://gamma.example/rpc'] },
    },
    blockExplorers: { default: { name: 'Gammascan', url: 'https://gammascan.example' } },
    chainNamespace: 'eip155',
    caipNetworkId: 'eip155:84532',
    assets: { imageId: 'gamma-image', imageUrl: 'https://img.example/gamma.png' },
    testnet: true,
  })
})

test('A given namespace and id stay.', () => {
  const network = completeNetwork({ ...alpha, id: 'genesis', chainNamespace: 'solana' })
  expect(network.caipNetworkId).toBe('solana:genesis')
  expect(completeNetwork({ ...alpha, caipNetworkId: 'eip155:0001' }).caipNetworkId).toBe('eip155:0001')
})

test('The host’s own endpoints precede those of the network, and a wallet is given both.', () => {
  const network = completeNetwork(alpha, { customRpcUrls: { 'eip155:1': [custom, own], 'eip155:10': ['other'] } })
  expect(network.rpcUrls).toEqual({
    default: { http: [own] },
    custom: { http: [custom, own] },
    chainDefault: { http: [custom, own] },
  })
})

test('Endpoints that the network has for wallets stay.', () => {
  const chainDefault = { http: ['https://public.example'] }
  const network = completeNetwork({ ...alpha, rpcUrls: { ...alpha.rpcUrls, chainDefault } })
  expect(network.rpcUrls.chainDefault).toEqual(chainDefault)
})

test('Completing a network twice changes nothing.', () => {
  const once = completeNetwork(alpha)
  expect(completeNetwork(once)).toEqual(once)
})

test('A placeholder stands for a network that the app does not list.', () => {
  const network = placeholderNetwork('eip155:31337')
  expect(network).toMatchObject({ id: 31337, name: 'Unknown Network', caipNetworkId: 'eip155:31337' })
  expect(isPlaceholder(network)).toBe(true)
  expect(placeholderNetwork('solana:devnet').id).toBe('devnet')
  expect(isPlaceholder(completeNetwork({ ...alpha, name: 'Unknown Network' }))).toBe(false)
  expect(isPlaceholder(undefined)).toBe(false)
})

test('A chain id is read in every spelling that wallets use.', () => {
  expect(['0x1', '0X1', '0xa', '0x00aa36a7', '10', 10].map(parseEvmChainId)).toEqual([
    1,
    undefined,
    10,
    11155111,
    10,
    10,
  ])
  for (const value of [
    '',
    '0x',
    'one',
    '-1',
    '1.5',
    0,
    -1,
    1.5,
    Number.NaN,
    2 ** 53,
    '0xfffffffffffffffff',
    null,
    {},
    BigInt(1),
  ])
    expect(parseEvmChainId(value), String(value)).toBeUndefined()
})

test('The namespaces of a list are in order of appearance, each once.', () => {
  const solana = completeNetwork({ ...alpha, id: 'main', chainNamespace: 'solana' })
  expect(namespacesOf([completeNetwork(alpha), solana, completeNetwork(beta)])).toEqual(['eip155', 'solana'])
  expect(namespacesOf([])).toEqual([])
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { completeNetwork } from '../../../domain/networks/network'
import { createTestAdapter } from '../../../testing/chains/create-test-adapter'
import { FakeWallet, firstAddress, walletError } from '../../../testing/fake-wallet'
import { beta } from '../../../testing/networks'
import { settle } from '../../../testing/settle'
import { createEvmCalls } from '../evm-calls'
import { readAssets } from './assets'

const network = completeNetwork(beta)
const from = firstAddress

async function create(wallet = new FakeWallet()) {
  const { platform, connect } = createTestAdapter(wallet)
  const session = await connect()
  const calls = createEvmCalls({ platform })
  const getAssets = async () => {
    const capabilities = await calls.getCapabilities(session, from)
    return readAssets(platform, session, { address: from, network, capabilities })
  }
  return { getAssets, platform, wallet }
}

const asset = {
  address: 'native',
  balance: '0x0',
  type: 'NATIVE',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 1, iconUrl: '' },
}

test("[C7-11] the wallet's capabilities tell whether it lists assets; then the list is requested with account and chainFilter", async () => {
  const { getAssets, wallet } = await create()
  wallet.answer('wallet_getAssets', () => ({ '0xa': [asset] }))
  expect(await getAssets()).toBeUndefined()
  expect(wallet.callsOf('wallet_getAssets')).toEqual([])

  const able = await create()
  able.wallet.answer('wallet_getCapabilities', () => ({ '0xa': { assetDiscovery: { supported: true } } }))
  able.wallet.answer('wallet_getAssets', () => ({ '0x0A': [{ ...asset, balance: '0x1' }], '0x1': [] }))
  expect(await able.getAssets()).toEqual([
    {
      name: 'Ether',
      symbol: 'ETH',
      chainId: 'eip155:10',
      price: 1,
      quantity: { decimals: '18', numeric: '0.000000000000000001' },
      iconUrl: '',
    },
  ])
  expect(able.wallet.calls.slice(-2)).toEqual([
    { method: 'wallet_getCapabilities', params: [from] },
    { method: 'wallet_getAssets', params: [{ account: from, chainFilter: ['0xa'] }] },
  ])
})

test.each([
  ['says nothing of the network', { '0x1': { assetDiscovery: { supported: true } } }, { '0xa': [asset] }],
  ['says no', { '0xa': { assetDiscovery: { supported: false } } }, { '0xa': [asset] }],
  ['says something like yes', { '0xa': { assetDiscovery: { supported: 'yes' } } }, { '0xa': [asset] }],
  ['lists something else', { '0xa': { assetDiscovery: { supported: true } } }, { '0xa': [{ ...asset, type: 'NFT' }] }],
  ['lists another network', { '0xa': { assetDiscovery: { supported: true } } }, { '0x1': [asset] }],
  ['lists nothing', { '0xa': { assetDiscovery: { supported: true } } }, null],
])('a wallet that %s lists no assets: others are asked', async (_, capabilities, answer) => {
  const { getAssets, wallet } = await create()
  wallet.answer('wallet_getCapabilities', () => capabilities)
  wallet.answer('wallet_getAssets', () => answer)
  expect(await getAssets()).toBeUndefined()
})

test('a wallet that fails or is silent lists no assets either; an empty list is a list', async () => {
  const { getAssets, wallet, platform } = await create()
  wallet.answer('wallet_getCapabilities', () => ({ '0x0': { assetDiscovery: { supported: true } } }))
  wallet.fail('wallet_getAssets', walletError(-32_603))
  expect(await getAssets()).toBeUndefined()
  wallet.hold('wallet_getAssets')
  const told = getAssets()
  await settle()
  await platform.advance(10_000)
  expect(await told).toBeUndefined()
  wallet.answer('wallet_getAssets', () => ({ '0xa': [] }))
  expect(await getAssets()).toEqual([])
})

test('A list of more than 2,000 assets is cut, and assets that cannot be read are left out.', async () => {
  const { getAssets, wallet } = await create()
  wallet.answer('wallet_getCapabilities', () => ({ '0xa': { assetDiscovery: { supported: true } } }))
  wallet.answer('wallet_getAssets', () => ({ '0xa': [{ ...asset, balance: 'much' }, ...Array(2_001).fill(asset)] }))
  expect(await getAssets()).toHaveLength(1_999)
})

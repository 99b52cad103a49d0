// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { fakeBalance } from '../tokens/testing/fake-balance'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'

const canList = { '0x1': { assetDiscovery: { supported: true } } }
const native = {
  address: 'native',
  balance: '0x5',
  type: 'NATIVE',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 2000, iconUrl: '' },
}

async function createRoot(options: Parameters<typeof createTestRoot>[0] = {}) {
  const data = new FakeDataService()
  data.balances.set(`eip155:1:${firstAddress}`, [fakeBalance('eip155:1', 'ETH', '2', { price: 2000 })])
  const test = await createTestRoot({ services: (url) => data.respond(url), hosts: { rpc: fakeDataUrl }, ...options })
  const { tokens, walletAssets } = test.root.accountLoader.loaded
  const [alpha, beta] = test.root.chain.requestedCaipNetworks
  if (!alpha || !beta) throw new Error('no networks')
  const getAssets = async (network: typeof alpha) => walletAssets?.(network)
  const list = async () => {
    await tokens.fetchTokenBalance()
    return tokens.list.map(({ symbol, quantity }) => [symbol, quantity.numeric])
  }
  return { ...test, data, list, getAssets, alpha, beta }
}

test('The tokens of an account come from the wallet, if it lists tokens.', async () => {
  const { connect, list, wallet, data } = await createRoot()
  wallet.answer('wallet_getCapabilities', () => ({ '0x1': { assetDiscovery: { supported: true } } }))
  wallet.answer('wallet_getAssets', () => ({
    '0x1': [
      {
        address: 'native',
        balance: '0xde0b6b3a7640000',
        type: 'NATIVE',
        metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 2000, iconUrl: '' },
      },
    ],
  }))
  await connect()
  expect(await list()).toEqual([['ETH', '1']])
  expect(data.questions('balance')).toHaveLength(0)
})

test('The data service is asked if nothing asks the wallet for its tokens.', async () => {
  const { connect, list, root, wallet } = await createRoot()
  delete root.accountLoader.loaded.walletAssets
  await connect()
  expect(await list()).toEqual([['ETH', '2']])
  expect(wallet.callsOf('wallet_getCapabilities')).toEqual([])
})

describe('what the wallet lists', () => {
  test('is asked for where the wallet says that it lists', async () => {
    const { connect, wallet, getAssets, alpha, beta } = await createRoot()
    wallet.answer('wallet_getCapabilities', () => canList)
    wallet.answer('wallet_getAssets', () => ({ '0x1': [native] }))
    await connect()
    expect((await getAssets(alpha))?.map(({ quantity }) => quantity.numeric)).toEqual(['0.000000000000000005'])
    expect(wallet.callsOf('wallet_getAssets')).toMatchObject([
      { params: [{ account: firstAddress, chainFilter: ['0x1'] }] },
    ])
    expect(await getAssets(beta)).toBeUndefined()
    expect(wallet.callsOf('wallet_getAssets')).toHaveLength(1)
  })

  test.for([
    ['does not say', {}],
    ['says no', { '0x1': { assetDiscovery: { supported: false } } }],
  ] as const)('is not asked for where the wallet %s', async ([, capabilities]) => {
    const { connect, wallet, getAssets, alpha } = await createRoot()
    wallet.answer('wallet_getCapabilities', () => capabilities)
    await connect()
    expect(await getAssets(alpha)).toBeUndefined()
    expect(wallet.callsOf('wallet_getAssets')).toEqual([])
  })

  test.for([
    ['nonsense', () => ({ '0x1': [{ ...native, balance: 5 }] })],
    ['an error', () => Promise.reject(walletError(-32601))],
  ] as const)('is none where the answer is %s', async ([, answer]) => {
    const { connect, wallet, getAssets, alpha } = await createRoot()
    wallet.answer('wallet_getCapabilities', () => canList)
    wallet.answer('wallet_getAssets', answer)
    await connect()
    expect(await getAssets(alpha).catch(() => undefined)).toBeUndefined()
  })

  test('is none without a wallet', async () => {
    const { getAssets, alpha } = await createRoot()
    expect(await getAssets(alpha)).toBeUndefined()
  })

  test('is asked for the account that is in use', async () => {
    const wallet = new FakeWallet({ accounts: [firstAddress, secondAddress] })
    const { connect, root, getAssets, alpha } = await createRoot({ wallet })
    wallet.answer('wallet_getCapabilities', () => canList)
    wallet.answer('wallet_getAssets', () => ({ '0x1': [native] }))
    await connect()
    root.accountLoader.loaded.accounts.select(secondAddress)
    await getAssets(alpha)
    expect(wallet.callsOf('wallet_getAssets').at(-1)).toMatchObject({ params: [{ account: secondAddress }] })
  })
})

// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { createWalletRequests } from './wallet-calls-parts'

const canList = { '0x1': { assetDiscovery: { supported: true } } }
const native = {
  address: 'native',
  balance: '0x5',
  type: 'NATIVE',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 2000, iconUrl: '' },
}

async function createRoot(options: Parameters<typeof createTestRoot>[0] = {}) {
  const test = await createTestRoot(options)
  const [alpha, beta] = test.root.chain.requestedCaipNetworks
  if (!alpha || !beta) throw new Error('no networks')
  return { ...test, requests: createWalletRequests(test.root), alpha, beta }
}

describe('what the wallet lists', () => {
  test('is asked for where the wallet says that it lists', async () => {
    const { connect, wallet, requests, alpha, beta } = await createRoot()
    wallet.answer('wallet_getCapabilities', () => canList)
    wallet.answer('wallet_getAssets', () => ({ '0x1': [native] }))
    await connect()
    expect((await requests.getAssets(alpha))?.map(({ quantity }) => quantity.numeric)).toEqual(['0.000000000000000005'])
    expect(wallet.callsOf('wallet_getAssets')).toMatchObject([
      { params: [{ account: firstAddress, chainFilter: ['0x1'] }] },
    ])
    expect(await requests.getAssets(beta)).toBeUndefined()
    expect(wallet.callsOf('wallet_getAssets')).toHaveLength(1)
  })

  test.for([
    ['does not say', {}],
    ['says no', { '0x1': { assetDiscovery: { supported: false } } }],
  ] as const)('is not asked for where the wallet %s', async ([, capabilities]) => {
    const { connect, wallet, requests, alpha } = await createRoot()
    wallet.answer('wallet_getCapabilities', () => capabilities)
    await connect()
    expect(await requests.getAssets(alpha)).toBeUndefined()
    expect(wallet.callsOf('wallet_getAssets')).toEqual([])
  })

  test.for([
    ['nonsense', () => ({ '0x1': [{ ...native, balance: 5 }] })],
    ['an error', () => Promise.reject(walletError(-32601))],
  ] as const)('is none where the answer is %s', async ([, answer]) => {
    const { connect, wallet, requests, alpha } = await createRoot()
    wallet.answer('wallet_getCapabilities', () => canList)
    wallet.answer('wallet_getAssets', answer)
    await connect()
    expect(await requests.getAssets(alpha).catch(() => undefined)).toBeUndefined()
  })

  test('is none without a wallet', async () => {
    const { requests, alpha } = await createRoot()
    expect(await requests.getAssets(alpha)).toBeUndefined()
  })

  test('is asked for the account that is in use', async () => {
    const wallet = new FakeWallet({ accounts: [firstAddress, secondAddress] })
    const { connect, root, requests, alpha } = await createRoot({ wallet })
    wallet.answer('wallet_getCapabilities', () => canList)
    wallet.answer('wallet_getAssets', () => ({ '0x1': [native] }))
    await connect()
    root.accountLoader.loaded.accounts.select(secondAddress)
    await requests.getAssets(alpha)
    expect(wallet.callsOf('wallet_getAssets').at(-1)).toMatchObject({ params: [{ account: secondAddress }] })
  })
})

describe('a batch', () => {
  const call = { to: secondAddress, value: BigInt(1) } as const

  test('goes out for the account and the network in use', async () => {
    const { connect, wallet, requests } = await createRoot()
    wallet.answer('wallet_sendCalls', () => ({ id: '0xba7c4' }))
    wallet.answer('wallet_getCallsStatus', () => ({
      version: '2.0.0',
      id: '0xba7c4',
      chainId: '0x1',
      status: 100,
      atomic: true,
    }))
    await connect()
    expect(await requests.sendCalls({ calls: [call] })).toBe('0xba7c4')
    expect(wallet.callsOf('wallet_sendCalls')).toMatchObject([{ params: [{ from: firstAddress, chainId: '0x1' }] }])
    expect(await requests.getCallsStatus('0xba7c4')).toMatchObject({ state: 'pending' })
  })

  test('needs a wallet, and a network that the app knows', async () => {
    const { connect, wallet, requests } = await createRoot()
    await expect(requests.sendCalls({ calls: [call] })).rejects.toThrow('No wallet is connected')
    await expect(requests.getCapabilities()).rejects.toThrow('No wallet is connected')
    await connect()
    wallet.changeChain(31337)
    await settle()
    await expect(requests.sendCalls({ calls: [call] })).rejects.toThrow('Unsupported chain')
    expect(wallet.callsOf('wallet_sendCalls')).toEqual([])
  })

  test('a wallet that does not know the question says so', async () => {
    const { connect, requests } = await createRoot()
    await connect()
    await expect(requests.sendCalls({ calls: [call] })).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
    expect(await requests.getCapabilities()).toEqual({})
  })
})

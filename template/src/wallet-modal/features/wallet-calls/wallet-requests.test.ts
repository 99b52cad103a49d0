// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { createWalletRequests } from './wallet-calls-parts'

async function createRoot(options: Parameters<typeof createTestRoot>[0] = {}) {
  const test = await createTestRoot(options)
  const [alpha, beta] = test.root.chain.requestedCaipNetworks
  if (!alpha || !beta) throw new Error('no networks')
  return { ...test, requests: createWalletRequests(test.root), alpha, beta }
}

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

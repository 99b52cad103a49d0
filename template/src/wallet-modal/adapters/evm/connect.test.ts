// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { createTestAdapter } from '../../testing/chains/create-test-adapter'
import { beta } from '../../testing/networks'
import { completeNetwork } from '../../domain/networks/network'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'

const eoa = (address: string) => ({ namespace: 'eip155', address, type: 'eoa' })

test('a wallet is asked for its accounts, and says which chain it is on', async () => {
  const { wallet, connect } = createTestAdapter(
    new FakeWallet({ accounts: [secondAddress, firstAddress], chainId: 10 }),
  )
  await expect(connect()).resolves.toMatchObject({ accounts: [eoa(secondAddress), eoa(firstAddress)], chainId: 10 })
  expect(wallet.calls.map(({ method }) => method)).toEqual(['eth_requestAccounts', 'eth_chainId'])
})

test('lower-case addresses get their checksum, and each account is listed once', async () => {
  const accounts = [firstAddress.toLowerCase(), firstAddress, secondAddress.slice(2).toUpperCase()]
  const { connect } = createTestAdapter(new FakeWallet({ accounts }))
  await expect(connect()).resolves.toMatchObject({ accounts: [eoa(firstAddress), eoa(secondAddress)] })
})

test('invalid accounts are left out, and no wallet lists more than a hundred', async () => {
  const { wallet, connect } = createTestAdapter()
  wallet.answer('eth_requestAccounts', () => [null, 7, '0x', {}, firstAddress, `${firstAddress}0`])
  await expect(connect()).resolves.toMatchObject({ accounts: [eoa(firstAddress)] })
  const many = Array.from({ length: 500 }, (_, index) => `0x${String(index).padStart(40, '0')}`)
  wallet.answer('eth_requestAccounts', () => many)
  expect((await connect()).accounts).toHaveLength(100)
})

test('a wallet without an account says so and what to do', async () => {
  const { wallet, connect } = createTestAdapter()
  for (const answer of [[], null, 'accounts', {}, ['nobody']]) {
    wallet.answer('eth_requestAccounts', () => answer)
    await expect(connect()).rejects.toThrow(
      'The wallet shared no account. Choose an account in the wallet and try again',
    )
  }
})

test('a wallet that declines, is busy or fails is reported in the modal’s words', async () => {
  const { wallet, connect } = createTestAdapter()
  wallet.fail('eth_requestAccounts', walletError(4001))
  await expect(connect()).rejects.toMatchObject({ code: 'USER_REJECTED' })
  wallet.fail('eth_requestAccounts', walletError(-32002))
  await expect(connect()).rejects.toMatchObject({ code: 'REQUEST_PENDING' })
  wallet.fail('eth_requestAccounts', new Error('locked'))
  await expect(connect()).rejects.toThrow('The wallet reported an error: locked')
})

test('a wallet that answers an invalid chain has failed', async () => {
  const { wallet, connect } = createTestAdapter()
  wallet.answer('eth_chainId', () => 'mainnet')
  await expect(connect()).rejects.toThrow('The wallet reported an error: eth_chainId is not a chain id')
})

test('an account or chain change while the wallet is asked for its chain is taken over', async () => {
  const { wallet, connect } = createTestAdapter()
  wallet.answer('eth_chainId', () => {
    wallet.changeAccounts([secondAddress])
    wallet.changeChain(10)
    return '0x1'
  })
  await expect(connect()).resolves.toMatchObject({ accounts: [eoa(secondAddress)], chainId: 10 })
  expect(wallet.listenerCount()).toBe(0)
})

test('what a wallet has reported before its approval is not part of the approval', async () => {
  const { wallet, connect } = createTestAdapter()
  wallet.answer('eth_requestAccounts', () => {
    wallet.emit('accountsChanged', [])
    return [firstAddress]
  })
  await expect(connect()).resolves.toMatchObject({ accounts: [eoa(firstAddress)] })
})

test('Twenty attempts to connect add no listener to the wallet, neither while the wallet does not answer nor after its approval.', async () => {
  const { wallet, connect } = createTestAdapter()
  const approval = wallet.hold('eth_requestAccounts')
  const attempts = Array.from({ length: 20 }, () => connect())
  await Promise.resolve()
  expect(wallet.listenerCount()).toBe(0)
  approval.resolve([firstAddress])
  await Promise.all(attempts)
  expect(wallet.listenerCount()).toBe(0)
})

test('a wallet that locks itself after its approval shares no account', async () => {
  const { wallet, connect } = createTestAdapter()
  wallet.answer('eth_chainId', () => {
    wallet.changeAccounts([])
    return '0x1'
  })
  await expect(connect()).rejects.toMatchObject({ code: 'NO_ACCOUNT' })
})

test('a wallet that never says which chain it is on is given up after five seconds, on connecting and on a reload', async () => {
  const { adapter, wallet, connect, connector, platform } = createTestAdapter()
  wallet.hold('eth_chainId')
  const failed = vi.fn<(error: { code: string }) => void>()
  connect().catch(failed)
  adapter.reconnect({ connector, network: undefined }).catch(failed)
  await platform.advance(4_999)
  expect(failed).not.toHaveBeenCalled()
  await platform.advance(1)
  expect(failed.mock.calls.map(([error]) => error.code).sort()).toEqual(['TIMED_OUT', 'WALLET_UNREACHABLE'])
})

test('a wallet that never says which chain it has changed to ends the change after five seconds', async () => {
  const { adapter, wallet, connect, platform } = createTestAdapter()
  const session = await connect()
  wallet.hold('eth_chainId')
  const failed = vi.fn<(error: { code: string }) => void>()
  adapter.switchNetwork(session, completeNetwork(beta)).catch(failed)
  await platform.advance(5_000)
  expect(failed.mock.calls.map(([error]) => error.code)).toEqual(['WALLET_UNREACHABLE'])
})

test('a wallet that has disappeared cannot be reached', async () => {
  const { adapter, connector } = createTestAdapter()
  const gone = { ...connector, provider: undefined }
  await expect(adapter.connect({ connector: gone, network: undefined })).rejects.toThrow('The wallet does not answer')
})

test('a connection is restored without asking the visitor', async () => {
  const { adapter, wallet, connector } = createTestAdapter()
  const session = await adapter.reconnect({ connector, network: undefined })
  expect(session).toMatchObject({ accounts: [eoa(firstAddress)], chainId: 1 })
  expect(wallet.callsOf('eth_requestAccounts')).toEqual([])
})

test('a locked wallet has no connection to restore', async () => {
  const { adapter, connector } = createTestAdapter(new FakeWallet({ accounts: [] }))
  await expect(adapter.reconnect({ connector, network: undefined })).resolves.toBeNull()
})

test('a wallet that does not answer is given up after five seconds', async () => {
  const { adapter, wallet, connector, platform } = createTestAdapter()
  wallet.hold('eth_accounts')
  const failed = vi.fn<(error: unknown) => void>()
  adapter.reconnect({ connector, network: undefined }).catch(failed)
  await platform.advance(4_999)
  expect(failed).not.toHaveBeenCalled()
  await platform.advance(1)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'TIMED_OUT' }))
})

test('disconnecting asks the wallet to forget the page, and never waits longer than three seconds', async () => {
  const { adapter, wallet, platform, connect } = createTestAdapter()
  const session = await connect()
  await adapter.disconnect(session)
  expect(wallet.callsOf('wallet_revokePermissions')).toMatchObject([{ params: [{ eth_accounts: {} }] }])
  wallet.hold('wallet_revokePermissions')
  const done = vi.fn<() => void>()
  void adapter.disconnect(session).catch(done)
  await platform.advance(2_999)
  expect(done).not.toHaveBeenCalled()
  await platform.advance(1)
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ code: 'TIMED_OUT' }))
})

test.each([
  ['unknown to JSON-RPC', walletError(-32601)],
  ['unsupported by EIP-1193', walletError(4200)],
  ['nested by a bridge', { code: -32603, data: { originalError: walletError(-32004) } }],
  ['known by its words only', new Error('wallet_revokePermissions is not supported')],
  ['without a code at all', 'Unsupported method'],
])('a wallet that cannot revoke is left without a failure: %s', async (_, refusal) => {
  const { adapter, wallet, connect } = createTestAdapter()
  const session = await connect()
  wallet.fail('wallet_revokePermissions', refusal)
  await expect(adapter.disconnect(session)).resolves.toBeUndefined()
})

test.each([
  ['an error of its own', walletError(-32603, 'database is locked'), /database is locked/],
  ['a no', walletError(4001), /declined/],
])('a wallet that fails to revoke is a failure: %s', async (_, refusal, words) => {
  const { adapter, wallet, connect } = createTestAdapter()
  const session = await connect()
  wallet.fail('wallet_revokePermissions', refusal)
  await expect(adapter.disconnect(session)).rejects.toThrow(words)
})

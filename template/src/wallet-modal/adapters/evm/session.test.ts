// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { completeNetwork } from '../../domain/networks/network'
import type { Eip1193Provider } from '../../domain/wallets/eip1193'
import { createTestAdapter } from '../../testing/chains/create-test-adapter'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { alpha } from '../../testing/networks'
import { sessionProvider } from './wallet-provider'
import { createListener } from '../../testing/fake-listener'

const network = completeNetwork(alpha)
const { signal } = new AbortController()

async function watch(wallet = new FakeWallet()) {
  const { adapter, platform, connect } = createTestAdapter(wallet)
  const session = await connect()
  const listener = createListener()
  return { wallet, adapter, platform, session, listener, stop: adapter.watch(session, listener) }
}

test('accounts are reported with checksums, and the loss of the last one as a disconnect', async () => {
  const { wallet, listener } = await watch()
  wallet.changeAccounts([secondAddress.toLowerCase()])
  expect(listener.accountsChanged).toHaveBeenCalledWith([{ namespace: 'eip155', address: secondAddress, type: 'eoa' }])
  wallet.changeAccounts([])
  expect(listener.disconnected).toHaveBeenCalledOnce()
})

test('a chain change is reported as a number, and an invalid one is not reported', async () => {
  const { wallet, listener } = await watch()
  for (const chain of ['0xa', '10', 10]) wallet.emit('chainChanged', chain)
  for (const chain of [undefined, 'loading', '0x', {}]) wallet.emit('chainChanged', chain)
  expect(listener.networkChanged.mock.calls).toEqual([[10], [10], [10]])
})

test('a wallet that reports a disconnect is asked once more before it counts as gone', async () => {
  const { wallet, platform, listener } = await watch()
  await platform.advance(0)
  const asked = wallet.callsOf('eth_accounts').length
  wallet.emit('disconnect', walletError(4900))
  await platform.advance(100)
  expect(wallet.callsOf('eth_accounts')).toHaveLength(asked + 1)
  expect(listener.disconnected).not.toHaveBeenCalled()
  wallet.accounts = []
  wallet.emit('disconnect')
  await platform.advance(99)
  expect(listener.disconnected).not.toHaveBeenCalled()
  await platform.advance(1)
  expect(listener.disconnected).toHaveBeenCalledOnce()
})

test('a wallet that reports a disconnect and then throws, or answers nothing, is gone', async () => {
  const { wallet, platform, listener } = await watch()
  wallet.fail('eth_accounts', new Error('extension context invalidated'))
  wallet.emit('disconnect')
  await platform.advance(100)
  expect(listener.disconnected).toHaveBeenCalledOnce()
  wallet.hold('eth_accounts')
  wallet.emit('disconnect')
  await platform.advance(3_100)
  expect(listener.disconnected).toHaveBeenCalledTimes(2)
})

test('a wallet that lost one chain is still connected, and one without a listener is not reported', async () => {
  const { wallet, platform, listener, stop } = await watch(new FakeWallet())
  wallet.emit('disconnect', walletError(4901))
  await platform.advance(10_000)
  wallet.accounts = []
  wallet.emit('disconnect')
  stop()
  await platform.advance(10_000)
  expect(listener.disconnected).not.toHaveBeenCalled()
})

test('nothing is reported after stopping', async () => {
  const { wallet, session, listener, stop } = await watch()
  expect(wallet.listenerCount()).toBe(3)
  stop()
  expect(wallet.listenerCount()).toBe(0)
  await sessionProvider(session).request({ method: 'eth_sendTransaction', params: [] })
  expect(listener.transactionSent).not.toHaveBeenCalled()
})

test('a wallet without events works without reports', async () => {
  const { adapter, connector } = createTestAdapter()
  const wallet = new FakeWallet()
  const silent: Eip1193Provider = { request: (call) => wallet.request(call) }
  const session = await adapter.connect({ connector: { ...connector, provider: silent }, network: undefined })
  const stop = adapter.watch(session, createListener())
  expect(session.accounts).toHaveLength(1)
  expect(stop).not.toThrow()
})

test('a transaction that the host app sends through the provider is noticed, nothing else is', async () => {
  const { wallet, session, listener } = await watch()
  const provider = sessionProvider(session)
  await provider.request({ method: 'personal_sign', params: [] })
  wallet.answer('eth_sendTransaction', () => null)
  await provider.request({ method: 'eth_sendTransaction', params: [] })
  wallet.fail('eth_sendTransaction', walletError(4001))
  await expect(provider.request({ method: 'eth_sendTransaction', params: [] })).rejects.toMatchObject({ code: 4001 })
  expect(listener.transactionSent).not.toHaveBeenCalled()
  wallet.release('eth_sendTransaction')
  const params = [{ from: firstAddress, to: secondAddress, value: '0xff', data: '0x' }]
  await expect(provider.request({ method: 'eth_sendTransaction', params })).resolves.toBe('0x5e47')
  expect(listener.transactionSent).toHaveBeenCalledExactlyOnceWith({
    hash: '0x5e47',
    from: firstAddress,
    to: secondAddress,
    value: BigInt(255),
    isCall: false,
  })
  expect(listener.requestStarted).toHaveBeenLastCalledWith('eth_sendTransaction')
  expect(listener.requestSettled).toHaveBeenCalledWith(
    'eth_sendTransaction',
    'error',
    expect.objectContaining({ code: 4001 }),
  )
  expect(listener.requestSettled).toHaveBeenLastCalledWith('eth_sendTransaction', 'success')
})

test('messages are signed as hex, transactions sent with hex amounts', async () => {
  const { wallet, adapter, session } = await watch()
  await expect(adapter.signMessage(session, 'Grüße', firstAddress)).resolves.toBe('0x51ed')
  expect(wallet.callsOf('personal_sign')[0]?.params).toEqual(['0x4772c3bcc39f65', firstAddress])
  const transaction = { from: firstAddress, to: secondAddress, value: BigInt(10) ** BigInt(18) }
  await expect(adapter.sendTransaction(session, transaction)).resolves.toBe('0x5e47')
  expect(wallet.callsOf('eth_sendTransaction')[0]?.params).toEqual([
    { from: firstAddress, to: secondAddress, value: '0xde0b6b3a7640000', data: '0x' },
  ])
})

test('an empty answer is a failure of the wallet, and a decline is a decline', async () => {
  const { wallet, adapter, session } = await watch()
  const send = () => adapter.sendTransaction(session, { from: firstAddress, to: secondAddress, value: BigInt(0) })
  wallet.answer('personal_sign', () => null)
  wallet.answer('eth_sendTransaction', () => null)
  await expect(adapter.signMessage(session, 'x', firstAddress)).rejects.toThrow('no signature')
  await expect(send()).rejects.toThrow('no transaction hash')
  wallet.fail('eth_sendTransaction', walletError(4001))
  await expect(send()).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

test('a balance is read from the network, exactly', async () => {
  const { adapter, rpc } = createTestAdapter()
  rpc.setBalance('https://alpha.example/rpc', BigInt(2) ** BigInt(200))
  await expect(adapter.getBalance({ address: firstAddress, network, signal })).resolves.toEqual({
    value: BigInt(2) ** BigInt(200),
    decimals: 18,
    symbol: 'ETH',
  })
  for (const answer of ['much', '0x', '0x1 ETH', ' 0x1', '12', 12, null, ['0x1']]) {
    rpc.answer('eth_getBalance', () => answer)
    await expect(adapter.getBalance({ address: firstAddress, network, signal })).rejects.toThrow(
      'The network does not answer: eth_getBalance is not a number',
    )
  }
})

test.each([
  ['0x1', 'success'],
  ['0x0', 'reverted'],
])('a receipt with status %s is a %s', async (status, result) => {
  const { adapter, rpc, platform } = createTestAdapter()
  let polls = 0
  rpc.answer('eth_getTransactionReceipt', () => ((polls += 1) < 3 ? null : { status }))
  const done = vi.fn<(result: unknown) => void>()
  void adapter.waitForTransaction({ hash: '0x5e47', network }).then(done)
  await platform.advance(1_999)
  expect(done).not.toHaveBeenCalled()
  await platform.advance(1)
  expect(done).toHaveBeenCalledWith(result)
})

test('a transaction without a receipt is unknown after 25 seconds', async () => {
  const { adapter, rpc, platform } = createTestAdapter()
  rpc.answer('eth_getTransactionReceipt', () => null)
  const failed = vi.fn<(error: unknown) => void>()
  adapter.waitForTransaction({ hash: '0x5e47', network }).catch(failed)
  await platform.advance(24_000)
  expect(failed).not.toHaveBeenCalled()
  await platform.advance(1_000)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'TIMED_OUT' }))
})

test('a change before the first listener is noticed when listening begins', async () => {
  const { adapter, wallet, platform, connect } = createTestAdapter()
  const session = await connect()
  wallet.accounts = [secondAddress]
  wallet.chainId = 10
  const listener = createListener()
  adapter.watch(session, listener)
  await platform.advance(0)
  expect(listener.accountsChanged.mock.calls).toEqual([
    [[{ namespace: 'eip155', address: secondAddress, type: 'eoa' }]],
  ])
  expect(listener.networkChanged.mock.calls).toEqual([[10]])
})

test('a lock before the first listener is a disconnect', async () => {
  const { adapter, wallet, platform, connect } = createTestAdapter()
  const session = await connect()
  wallet.accounts = []
  const listener = createListener()
  adapter.watch(session, listener)
  await platform.advance(100)
  expect(listener.disconnected).toHaveBeenCalledOnce()
})

test('an event of the wallet is newer than a late answer', async () => {
  const { adapter, wallet, platform, connect } = createTestAdapter()
  const session = await connect()
  const [accounts, chain] = [wallet.hold('eth_accounts'), wallet.hold('eth_chainId')]
  const listener = createListener()
  adapter.watch(session, listener)
  wallet.changeAccounts([secondAddress])
  wallet.changeChain(10)
  accounts.resolve([firstAddress])
  chain.resolve('0x1')
  await platform.advance(100)
  expect(listener.accountsChanged).toHaveBeenCalledOnce()
  expect(listener.networkChanged.mock.calls).toEqual([[10]])
})

test('a wallet that answers neither request stays as it was', async () => {
  const { adapter, wallet, platform, connect } = createTestAdapter()
  const session = await connect()
  for (const method of ['eth_accounts', 'eth_chainId']) wallet.fail(method, walletError(-32601))
  const listener = createListener()
  adapter.watch(session, listener)
  await platform.advance(10_000)
  for (const told of [listener.accountsChanged, listener.networkChanged, listener.disconnected])
    expect(told).not.toHaveBeenCalled()
})

test('a frozen provider can be connected, asked and followed', async () => {
  const wallet = new FakeWallet()
  const frozen = Object.freeze({
    isFrozen: true,
    request: (args: { method: string }) => wallet.request(args),
    on: (event: string, listener: (...args: never[]) => void) => wallet.on(event, listener),
    removeListener: (event: string, listener: (...args: never[]) => void) => wallet.removeListener(event, listener),
  })
  const { adapter, connector } = createTestAdapter(wallet)
  const session = await adapter.connect({ connector: { ...connector, provider: frozen }, network: undefined })
  const listener = createListener()
  const stop = adapter.watch(session, listener)
  await expect(sessionProvider(session).request({ method: 'personal_sign' })).resolves.toBe('0x51ed')
  expect(listener.requestSettled).toHaveBeenCalledWith('personal_sign', 'success')
  expect(session.provider).toMatchObject({ isFrozen: true })
  wallet.changeChain(10)
  expect(listener.networkChanged).toHaveBeenCalledWith(10)
  stop()
  expect(wallet.listenerCount()).toBe(0)
})

test('a provider that throws when listeners are added or removed works without reports, and is ignored after the end', async () => {
  const wallet = new FakeWallet()
  const { adapter, platform, connect } = createTestAdapter(wallet)
  const session = await connect()
  const broken = () => {
    throw new Error('no events here')
  }
  wallet.removeListener = broken
  const listener = createListener()
  const stop = adapter.watch(session, listener)
  expect(stop).not.toThrow()
  wallet.changeAccounts([secondAddress])
  await platform.advance(100)
  expect(listener.accountsChanged).not.toHaveBeenCalled()

  wallet.on = broken
  const stopQuiet = adapter.watch(session, createListener())
  expect(stopQuiet).not.toThrow()
})

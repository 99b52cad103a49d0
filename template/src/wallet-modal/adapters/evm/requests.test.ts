// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { completeNetwork } from '../../domain/networks/network'
import { createTestAdapter } from '../../testing/chains/create-test-adapter'
import { createListener } from '../../testing/fake-listener'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { alpha, beta } from '../../testing/networks'
import { sessionProvider } from './wallet-provider'

const network = completeNetwork(beta)
const transfer = { from: firstAddress, to: secondAddress, value: BigInt(0) }

async function connected(wallet = new FakeWallet()) {
  const test = createTestAdapter(wallet)
  return { ...test, session: await test.connect() }
}

test('A transaction names the network that the app has chosen. Addresses without 0x get the prefix.', async () => {
  const { adapter, session, wallet } = await connected()
  const parts = { from: firstAddress.slice(2), to: secondAddress.slice(2), value: BigInt(255), data: '0xabcd' }
  await adapter.sendTransaction(session, { ...parts, network })
  await adapter.sendTransaction(session, parts)
  const sent = { from: firstAddress, to: secondAddress, value: '0xff', data: '0xabcd' }
  expect(wallet.callsOf('eth_sendTransaction').map(({ params }) => params)).toStrictEqual([
    [{ ...sent, chainId: '0xa' }],
    [sent],
  ])
})

test('A transaction that was cancelled before the wallet was asked never reaches the wallet.', async () => {
  const { adapter, session, wallet } = await connected()
  const signal = AbortSignal.abort(new Error('left'))
  await expect(adapter.sendTransaction(session, { ...transfer, signal })).rejects.toThrow('left')
  expect(wallet.callsOf('eth_sendTransaction')).toEqual([])
})

test('Each byte of a message is two hexadecimal digits.', async () => {
  const { adapter, session, wallet } = await connected()
  await adapter.signMessage(session, '\n\0a', firstAddress.slice(2))
  expect(wallet.callsOf('personal_sign')[0]?.params).toEqual(['0x0a0061', firstAddress])
})

test.each([[null], [7], ['hash'], ['0x'], ['x0x1'], ['0x1 sent'], [['0x1']]])(
  'A wallet that answers %j to a transaction has failed.',
  async (answer) => {
    const { adapter, session, wallet } = await connected()
    wallet.answer('eth_sendTransaction', () => answer)
    await expect(adapter.sendTransaction(session, transfer)).rejects.toMatchObject({
      code: 'WALLET_FAILED',
      details: 'no transaction hash',
    })
  },
)

test('A wallet that answers a message with something else than text has failed.', async () => {
  const { adapter, session, wallet } = await connected()
  wallet.answer('personal_sign', () => ['0x51ed'])
  const signing = adapter.signMessage(session, 'hello', firstAddress)
  await expect(signing).rejects.toMatchObject({ code: 'WALLET_FAILED', details: 'no signature' })
})

test('A balance and a receipt are read with the parameters of JSON-RPC. An invalid receipt does not end the wait.', async () => {
  const { adapter, rpc, platform } = createTestAdapter()
  const { signal } = new AbortController()
  rpc.answer('eth_getBalance', (params) => (JSON.stringify(params) === `["${firstAddress}","latest"]` ? '0x7' : null))
  const address = firstAddress.slice(2)
  expect(await adapter.getBalance({ address, network, signal })).toMatchObject({ value: BigInt(7), symbol: 'BET' })
  let isMined = false
  rpc.answer('eth_getTransactionReceipt', ([hash]) => (isMined && hash === '0x5e47' ? { status: '0x1' } : 'pending'))
  const done = vi.fn<(outcome: string) => void>()
  void adapter.waitForTransaction({ hash: '0x5e47', network }).then(done)
  await platform.advance(5_000)
  expect(done).not.toHaveBeenCalled()
  isMined = true
  await platform.advance(5_000)
  expect(done).toHaveBeenCalledWith('success')
})

const called = { from: undefined, to: undefined, value: BigInt(0), isCall: false, hash: '0x5e47' }

test.each([
  ['no parameters', undefined, called],
  ['text as parameters', ['0x1'], called],
  ['addresses that are no text', [{ from: 7, to: null }], called],
  ['values that are no hexadecimal text', [{ value: 5, data: 'x0x1' }], called],
  ['a value that ends in other text', [{ value: '0x1 ETH', data: '0x1 ' }], called],
  ['data', [{ to: secondAddress, data: '0xab' }], { ...called, to: secondAddress, isCall: true }],
  ['input in place of data', [{ input: '0xab' }], { ...called, isCall: true }],
  ['a network', [{ chainId: '0xa' }], { ...called, chainId: 10 }],
  ['a network that cannot be read', [{ chainId: 'ten' }], called],
])('A transaction of the host app with %s is noticed with what can be read.', async (_, params, notice) => {
  const { adapter, session } = await connected()
  const listener = createListener()
  adapter.watch(session, listener)
  await sessionProvider(session).request({ method: 'eth_sendTransaction', params })
  expect(listener.transactionSent.mock.calls).toStrictEqual([[notice]])
})

const isSigning = (method: string) => method === 'personal_sign'

test('Two listeners hear of a request. A listener that has stopped hears of no further request.', async () => {
  const { adapter, session } = await connected()
  const listeners = [createListener(), createListener()] as const
  const [stop] = listeners.map((listener) => adapter.watch(session, listener))
  await sessionProvider(session).request({ method: 'personal_sign' })
  stop?.()
  await sessionProvider(session).request({ method: 'personal_sign' })
  const signings = listeners.map(({ requestStarted }) => requestStarted.mock.calls.flat().filter(isSigning))
  expect(signings.map(({ length }) => length)).toEqual([1, 2])
})

test('What the host app sets on the provider reaches the provider of the wallet.', async () => {
  const wallet = Object.assign(new FakeWallet(), { autoRefreshOnNetworkChange: true })
  const { session } = await connected(wallet)
  Object.assign(sessionProvider(session), { autoRefreshOnNetworkChange: false })
  expect(wallet.autoRefreshOnNetworkChange).toBe(false)
})

test('A provider without the request observer is watched by its events alone.', async () => {
  const { adapter, session, wallet } = await connected()
  const listener = createListener()
  const stop = adapter.watch({ ...session, provider: wallet }, listener)
  await wallet.request({ method: 'personal_sign' })
  wallet.changeChain(10)
  expect([listener.requestStarted.mock.calls, listener.networkChanged.mock.calls]).toEqual([[], [[10]]])
  stop()
  expect(wallet.listenerCount()).toBe(0)
})

test('Disconnecting calls `endSession` of a paired wallet. If `endSession` is not a function, the wallet’s permissions are revoked instead.', async () => {
  const endSession = vi.fn<() => Promise<void>>(async () => {})
  const paired = await connected(Object.assign(new FakeWallet(), { endSession }))
  await paired.adapter.disconnect(paired.session)
  expect(endSession).toHaveBeenCalledOnce()
  expect(paired.wallet.callsOf('wallet_revokePermissions')).toEqual([])
  const odd = await connected(Object.assign(new FakeWallet(), { endSession: 'later' }))
  await odd.adapter.disconnect(odd.session)
  expect(odd.wallet.callsOf('wallet_revokePermissions')).toHaveLength(1)
})

test('If eth_chainId fails, connecting rejects with WALLET_FAILED. If eth_chainId is not answered, connecting rejects with WALLET_UNREACHABLE.', async () => {
  const { wallet, connect, platform } = createTestAdapter()
  wallet.fail('eth_chainId', walletError(-32_603, 'database is locked'))
  await expect(connect()).rejects.toMatchObject({ code: 'WALLET_FAILED', details: 'database is locked' })
  wallet.hold('eth_chainId')
  const failed = vi.fn<(error: unknown) => void>()
  connect().catch(failed)
  await platform.advance(5_000)
  expect(failed).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'WALLET_UNREACHABLE', details: 'eth_chainId', hint: 'Try again' }),
  )
})

test('A wallet without an account is not asked for its chain.', async () => {
  const { wallet, connect } = createTestAdapter(new FakeWallet({ accounts: [] }))
  await expect(connect()).rejects.toMatchObject({ code: 'NO_ACCOUNT' })
  expect(wallet.calls.map(({ method }) => method)).toEqual(['eth_requestAccounts'])
})

test('If the wallet has not changed since it connected, the listener hears of no change.', async () => {
  const { adapter, session, platform } = await connected()
  const listener = createListener()
  adapter.watch(session, listener)
  await platform.advance(5_000)
  for (const heard of [listener.accountsChanged, listener.networkChanged, listener.disconnected])
    expect(heard).not.toHaveBeenCalled()
})

test('After an event of the wallet, or after the end of watching, a late answer to eth_accounts or eth_chainId is ignored.', async () => {
  const { adapter, session, wallet, platform } = await connected()
  const [accounts, chain] = [wallet.hold('eth_accounts'), wallet.hold('eth_chainId')]
  const [follower, leaver] = [createListener(), createListener()]
  adapter.watch(session, follower)
  adapter.watch(session, leaver)()
  wallet.emit('accountsChanged', [firstAddress])
  wallet.emit('chainChanged', '0x1')
  accounts.resolve([secondAddress])
  chain.resolve('0xa')
  await platform.advance(100)
  const heard = ({ accountsChanged, networkChanged }: typeof follower) => [accountsChanged, networkChanged]
  expect(heard(follower).map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(follower.networkChanged).toHaveBeenCalledWith(1)
  for (const late of heard(leaver)) expect(late).not.toHaveBeenCalled()
})

test('The error 4901 of a disconnect event means that one chain is out of reach. The wallet stays connected, even if the wallet shares no account at that moment.', async () => {
  const { adapter, session, wallet, platform } = await connected()
  const listener = createListener()
  adapter.watch(session, listener)
  await platform.advance(0)
  wallet.accounts = []
  wallet.emit('disconnect', walletError(4901))
  await platform.advance(5_000)
  expect(listener.disconnected).not.toHaveBeenCalled()
  wallet.emit('disconnect', walletError(4900))
  await platform.advance(5_000)
  expect(listener.disconnected).toHaveBeenCalledOnce()
})

test('wallet_addEthereumChain gets the public RPC URLs of the network, and not the RPC URLs of the app, which may contain a key.', async () => {
  const { adapter, session, wallet } = await connected()
  const added = async (input: object) => {
    wallet.fail('wallet_switchEthereumChain', walletError(4902))
    wallet.fail('wallet_addEthereumChain', walletError(4001))
    const wanted = { ...completeNetwork({ ...alpha, id: 77 }), ...input }
    await expect(adapter.switchNetwork(session, wanted)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    return wallet.callsOf('wallet_addEthereumChain').at(-1)?.params
  }
  const [own, shared] = [{ http: ['https://own.example?key=secret'] }, { http: ['https://public.example'] }]
  expect(await added({ rpcUrls: { default: own, chainDefault: shared } })).toMatchObject([{ rpcUrls: shared.http }])
  expect(await added({ rpcUrls: { default: shared } })).toMatchObject([{ rpcUrls: shared.http }])
})

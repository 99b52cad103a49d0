// @vitest-environment happy-dom
import '../../testing/setup'
import { connect, disconnect, getConnection } from '@wagmi/core'
import { expect, test, vi } from 'vitest'
import { toConnector } from '../../connectors/wagmi/to-connector'
import { completeNetwork } from '../../domain/networks/network'
import type { Connector } from '../../domain/wallets/connector'
import { limits } from '../../domain/limits'
import { createRpcClient } from '../../services/http.rpc-client'
import { createListener } from '../../testing/fake-listener'
import { createFakePlatform } from '../../testing/fake-platform'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { alpha, beta } from '../../testing/networks'
import { settle } from '../../testing/settle'
import type { AdapterSession } from '../adapter'
import { wagmiAdapter } from '.'
import { announcedTo, createHostConfig, hostConnector } from './testing/host-config'
import { createWagmiAdapter } from './wagmi.adapter'

const secondRdns = 'com.example.second'

/** A host app with two wallets in its config and the adapter, without a modal. */
function create() {
  const [wallet, second] = [new FakeWallet(), new FakeWallet({ accounts: [secondAddress], chainId: beta.id })]
  const config = createHostConfig([announcedTo(wallet), announcedTo(second, { rdns: secondRdns, name: 'Second' })])
  const platform = createFakePlatform()
  const adapter = createWagmiAdapter(config, { platform, rpc: createRpcClient(platform) }, toConnector)
  const [known, other] = [hostConnector(config), hostConnector(config, secondRdns)]
  const [request, otherRequest] = [known, other].map((wagmi) => ({
    connector: toConnector(wagmi),
    network: undefined,
  }))
  if (!request || !otherRequest) return expect.unreachable()
  const asked = () => [...wallet.calls, ...second.calls].filter(({ method }) => method === 'eth_requestAccounts').length
  return { wallet, second, config, platform, adapter, known, other, request, otherRequest, asked }
}

/** A paired wallet without a relay. */
class PhoneWallet extends FakeWallet {
  ending: () => Promise<void> = async () => {}

  endSession(): Promise<void> {
    return this.ending()
  }
}

const paired = (provider: unknown): { connector: Connector; network: undefined } => ({
  connector: { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'Phone', chain: 'eip155', provider },
  network: undefined,
})

test('The adapter follows the host app, and finds the wallets of its config.', () => {
  const descriptor = wagmiAdapter({ config: create().config })
  expect(descriptor.followsHost).toBe(true)
  expect(descriptor.sources.map(({ kind }) => kind)).toEqual(['wagmi'])
})

test('A wallet that the host app has connected is not asked again, also if another wallet is active.', async () => {
  const { adapter, config, known, other, request, asked } = create()
  await connect(config, { connector: known })
  const before = asked()
  expect((await adapter.connect(request)).accounts).toMatchObject([{ address: firstAddress }])
  expect(asked()).toBe(before)
  await connect(config, { connector: other })
  const both = asked()
  expect((await adapter.connect(request)).accounts).toMatchObject([{ address: firstAddress }])
  expect(asked()).toBe(both)
  expect(getConnection(config).connector).toBe(known)
  expect(config.state.connections.size).toBe(2)
})

test('A wallet that declines, or shares no account after wagmi has connected it, gives an error.', async () => {
  const { adapter, config, wallet, request } = create()
  wallet.fail('eth_requestAccounts', walletError(4001, 'User rejected the request.'))
  await expect(adapter.connect(request)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(getConnection(config).status).toBe('disconnected')
  wallet.release('eth_requestAccounts')
  wallet.answer('eth_accounts', () => [])
  await expect(adapter.connect(request)).rejects.toMatchObject({
    code: 'NO_ACCOUNT',
    hint: 'Choose an account in the wallet and try again',
  })
  // A failed attempt is not cached: the second attempt asks the wallet again.
  wallet.release('eth_accounts')
  expect((await adapter.connect(request)).accounts).toMatchObject([{ address: firstAddress }])
})

test('A wallet that fails while its session is opened can be tried again.', async () => {
  const { adapter, wallet, known, config, request } = create()
  await connect(config, { connector: known })
  const followed = vi.fn<() => void>()
  wallet.fail('eth_chainId', walletError(-32603))
  await expect(adapter.connect(request)).rejects.toMatchObject({ code: 'WALLET_FAILED' })
  await settle()
  wallet.release('eth_chainId')
  adapter.followHost?.(followed)
  await settle()
  expect(followed).toHaveBeenCalledOnce()
})

test('A provider that is neither a connector of wagmi nor a paired wallet cannot be reached.', async () => {
  const { adapter, config } = create()
  for (const provider of [undefined, {}, { uid: 'x' }, { getProvider: () => {} }, new FakeWallet()]) {
    await expect(adapter.connect(paired(provider))).rejects.toMatchObject({ code: 'WALLET_UNREACHABLE' })
    await expect(adapter.reconnect(paired(provider))).rejects.toMatchObject({ code: 'WALLET_UNREACHABLE' })
  }
  expect(config.state.connections.size).toBe(0)
})

test('While the host app is connecting, restoring waits, and then uses the wallet that the host app has connected.', async () => {
  for (const status of ['connecting', 'reconnecting'] as const) {
    const { adapter, config, known, request, otherRequest, asked } = create()
    await connect(config, { connector: known })
    const before = asked()
    config.setState((state) => ({ ...state, status }))
    const restored = vi.fn<(session: AdapterSession | null) => void>()
    const restoring = adapter.reconnect(request).then(restored)
    const elsewhere = adapter.reconnect(otherRequest)
    await settle()
    expect(restored).not.toHaveBeenCalled()
    config.setState((state) => ({ ...state, status: 'connected' }))
    await restoring
    expect(restored.mock.lastCall?.[0]?.accounts).toMatchObject([{ address: firstAddress }])
    expect(await elsewhere).toBeNull()
    expect(asked()).toBe(before)
  }
})

test('If the host app never finishes connecting, restoring rejects at its time limit.', async () => {
  const { adapter, config, platform, request } = create()
  config.setState((state) => ({ ...state, status: 'connecting' }))
  const restoring = expect(adapter.reconnect(request)).rejects.toMatchObject({ code: 'TIMED_OUT' })
  await platform.advance(limits.restore)
  await restoring
})

test('A wallet is restored for its stored account in any spelling. A wallet that cannot say which accounts it shares is restored, too.', async () => {
  const spelled = create()
  const session = await spelled.adapter.reconnect({ ...spelled.request, address: firstAddress.toLowerCase() })
  expect(session?.accounts).toMatchObject([{ address: firstAddress }])

  const unknown = create()
  vi.spyOn(unknown.known, 'getAccounts').mockRejectedValueOnce(new Error('not now'))
  expect(await unknown.adapter.reconnect({ ...unknown.request, address: secondAddress })).not.toBeNull()

  const slow = create()
  vi.spyOn(slow.known, 'getAccounts').mockReturnValueOnce(new Promise(() => {}))
  const restoring = slow.adapter.reconnect({ ...slow.request, address: secondAddress })
  await slow.platform.advance(limits.restore)
  expect(await restoring).not.toBeNull()

  const none = create()
  none.wallet.answer('eth_accounts', () => [])
  expect(await none.adapter.reconnect({ ...none.request, address: firstAddress })).toBeNull()
})

test('A paired wallet that cannot be connected again is not restored.', async () => {
  const { adapter, config } = create()
  const phone = new PhoneWallet({ accounts: [] })
  await expect(adapter.reconnect(paired(phone))).resolves.toBeNull()
  phone.accounts = [firstAddress]
  expect((await adapter.reconnect(paired(phone)))?.accounts).toMatchObject([{ address: firstAddress }])
  expect(config.state.connections.size).toBe(1)
})

test('Disconnecting ends every wallet, also after the end of a wallet has failed. The first failure is reported.', async () => {
  const { adapter, config, known, wallet } = create()
  const phone = new PhoneWallet()
  phone.ending = () => Promise.reject(walletError(4001, 'User rejected the request.'))
  const session = await adapter.connect(paired(phone))
  await connect(config, { connector: known })
  await expect(adapter.disconnect(session)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(config.state.connections.size).toBe(0)
  expect(getConnection(config).status).toBe('disconnected')
  expect(wallet.callsOf('wallet_revokePermissions')).toHaveLength(1)
})

test('A wallet that does not answer to disconnecting is forgotten in time. A wallet that cannot end its connection is no failure.', async () => {
  const { adapter, config, platform } = create()
  const phone = new PhoneWallet()
  phone.ending = () => new Promise(() => {})
  const late = expect(adapter.disconnect(await adapter.connect(paired(phone)))).rejects.toMatchObject({
    code: 'TIMED_OUT',
  })
  await platform.advance(limits.disconnect)
  await late
  expect(config.state.connections.size).toBe(0)
  phone.ending = () => Promise.reject(walletError(-32601))
  await expect(adapter.disconnect(await adapter.connect(paired(phone)))).resolves.toBeUndefined()
  expect(config.state.connections.size).toBe(0)
})

test('A connection that wagmi drops counts as ended after a tenth of a second, unless wagmi has the connection again.', async () => {
  const { adapter, config, platform, known, request } = create()
  const session = await adapter.connect(request)
  const listener = createListener()
  adapter.watch(session, listener)
  const connections = new Map(config.state.connections)
  const drop = () => config.setState((state) => ({ ...state, connections: new Map() }))
  drop()
  await platform.advance(99)
  config.setState((state) => ({ ...state, connections }))
  await platform.advance(1_000)
  expect(listener.disconnected).not.toHaveBeenCalled()
  drop()
  await platform.advance(99)
  expect(listener.disconnected).not.toHaveBeenCalled()
  await platform.advance(1)
  expect(listener.disconnected).toHaveBeenCalledOnce()
  expect(listener.accountsChanged).not.toHaveBeenCalled()
  expect(config.connectors).toContain(known)
})

test('What wagmi reports about the wallet of a session is passed on until the caller stops.', async () => {
  const { adapter, config, platform, known, other, wallet, request } = create()
  const session = await adapter.connect(request)
  const listener = createListener()
  const stop = adapter.watch(session, listener)
  known.emitter.emit('change', { chainId: beta.id })
  expect(listener.networkChanged.mock.calls).toEqual([[beta.id]])
  known.emitter.emit('change', { accounts: [secondAddress] })
  expect(listener.accountsChanged.mock.calls).toMatchObject([[[{ address: secondAddress }]]])
  // Another wallet of the host app is not the wallet of this session.
  await connect(config, { connector: other })
  await disconnect(config, { connector: other })
  await platform.advance(1_000)
  expect(listener.disconnected).not.toHaveBeenCalled()

  const listeners = wallet.listenerCount()
  known.emitter.emit('disconnect')
  stop()
  expect(wallet.listenerCount()).toBeLessThan(listeners)
  known.emitter.emit('change', { chainId: alpha.id })
  await platform.advance(1_000)
  expect(listener.disconnected).not.toHaveBeenCalled()
  expect(listener.networkChanged).toHaveBeenCalledOnce()
})

test('A wallet that comes back after its connection was dropped gets a new session.', async () => {
  const { adapter, config, wallet, known, request } = create()
  const session = await adapter.connect(request)
  adapter.watch(session, createListener())
  await disconnect(config)
  wallet.accounts = [secondAddress]
  await connect(config, { connector: known })
  const followed = vi.fn<(connector: Connector, session: AdapterSession) => void>()
  adapter.followHost?.(followed)
  await settle()
  expect(followed.mock.lastCall?.[1].accounts).toMatchObject([{ address: secondAddress }])
})

test('The host app is followed until the caller stops: each wallet that becomes active is reported with its connector.', async () => {
  const { adapter, config, known, other } = create()
  const followed = vi.fn<(connector: Connector, session: AdapterSession) => void>()
  const stop = adapter.followHost?.(followed)
  await settle()
  expect(followed).not.toHaveBeenCalled()
  await connect(config, { connector: known })
  await settle()
  await connect(config, { connector: other })
  await settle()
  expect(followed.mock.calls.map(([{ id }, { accounts }]) => [id, accounts[0]?.address])).toEqual([
    ['com.example.wallet', firstAddress],
    [secondRdns, secondAddress],
  ])
  stop?.()
  await disconnect(config)
  await settle()
  expect(followed).toHaveBeenCalledTimes(2)
})

test('A wallet that is no longer active when its session opens is not reported.', async () => {
  const { adapter, config, wallet, known, other } = create()
  await connect(config, { connector: known })
  const held = wallet.hold('eth_chainId')
  const followed = vi.fn<(connector: Connector) => void>()
  adapter.followHost?.(followed)
  await settle()
  await connect(config, { connector: other })
  held.resolve('0x1')
  await settle()
  expect(followed.mock.calls.map(([{ id }]) => id)).toEqual([secondRdns])
})

test('A wallet of the host app that cannot be shown is reported to the developer.', async () => {
  const { adapter, config, platform, wallet, known } = create()
  await connect(config, { connector: known })
  wallet.fail('eth_accounts', walletError(-32603, 'broken'))
  const followed = vi.fn<() => void>()
  adapter.followHost?.(followed)
  await settle()
  expect(followed).not.toHaveBeenCalled()
  expect(platform.logged).toMatchObject([
    {
      level: 'warn',
      message: 'What wagmi is connected with could not be shown.',
      details: [{ code: 'WALLET_FAILED', details: 'broken' }],
    },
  ])
})

test('If the wallet has switched its network without an event, wagmi gets the new network from the modal.', async () => {
  const { adapter, config, wallet, known, request } = create()
  const session = await adapter.connect(request)
  const network = completeNetwork(beta)
  const changed = vi.fn<(change: object) => void>()
  known.emitter.on('change', changed)
  wallet.answer('wallet_switchEthereumChain', () => {
    wallet.chainId = beta.id
    return null
  })
  await adapter.switchNetwork(session, network)
  expect(changed).toHaveBeenCalledOnce()
  expect(getConnection(config).chainId).toBe(beta.id)
  await adapter.switchNetwork(session, network)
  expect(changed).toHaveBeenCalledOnce()
  await disconnect(config)
  wallet.chainId = alpha.id
  await adapter.switchNetwork(session, network)
  expect(changed).toHaveBeenCalledOnce()
  expect(getConnection(config).status).toBe('disconnected')
})

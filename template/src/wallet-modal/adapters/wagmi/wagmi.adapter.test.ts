// @vitest-environment happy-dom
import '../../testing/setup'
import type { Config } from '@wagmi/core'
import { connect, disconnect, getConnection, reconnect, switchChain } from '@wagmi/core'
import { expect, test, vi } from 'vitest'
import { wagmiAdapter } from '.'
import { toConnector } from '../../connectors/wagmi/to-connector'
import type { Connector } from '../../domain/wallets/connector'
import { createRpcClient } from '../../services/http.rpc-client'
import { createTestRoot } from '../../testing/create-test-root'
import { eventually } from '../../testing/eventually'
import { createFakeBrowser } from '../../testing/fake-browser'
import { createFakePlatform } from '../../testing/fake-platform'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { alpha, beta } from '../../testing/networks'
import { settle } from '../../testing/settle'
import { announcedTo, createHostConfig, hostConnector } from './testing/host-config'
import { createWagmiAdapter } from './wagmi.adapter'

const secondInfo = { rdns: 'com.example.second', name: 'Second Wallet' }

/** A host app with a wagmi config, two wallets and the modal. */
async function createHost(
  given: { browser?: ReturnType<typeof createFakeBrowser>; memory?: Map<string, string> } = {},
) {
  const { browser = createFakeBrowser(), memory = new Map<string, string>() } = given
  const [wallet, second] = [new FakeWallet(), new FakeWallet({ accounts: [secondAddress], chainId: 10 })]
  const config = createHostConfig([announcedTo(wallet), announcedTo(second, secondInfo)], memory)
  // The page has no permission yet.
  if (memory.size === 0) for (const one of [wallet, second]) one.answer('eth_accounts', () => [])
  const grant = (one: FakeWallet) => one.release('eth_accounts')
  const adapters = [wagmiAdapter({ config })]
  const test = await createTestRoot({ adapters, wallet: null, browser })
  const listed = (rdns: string) => test.root.connector.getConnectorById(rdns)
  await eventually(() => expect(test.found()).toHaveLength(2))
  return { ...test, wallet, second, config, memory, browser, grant, listed }
}

type Host = Awaited<ReturnType<typeof createHost>>

/** The state of both sides, in the same words. */
function sidesOf({ root }: Host, config: Config) {
  const { address, chainId, status, connector } = getConnection(config)
  const { activeConnectorIds } = root.connector
  return {
    modal: {
      status: root.account.status,
      address: root.account.address,
      chainId: root.account.isConnected ? root.chain.activeCaipNetwork?.id : undefined,
      wallet: activeConnectorIds.get('eip155'),
    },
    host: { status, address, chainId, wallet: connector?.id },
  }
}

/** Waits until both sides agree; the modal's clock moves on meanwhile. */
async function agree(host: Host, expected: object): Promise<void> {
  await host.platform.advance(200)
  await eventually(() => {
    const { modal, host: wagmi } = sidesOf(host, host.config)
    expect(modal).toMatchObject(expected)
    expect(wagmi).toMatchObject(expected)
  })
}

const connected = { status: 'connected', address: firstAddress, chainId: alpha.id, wallet: 'com.example.wallet' }
const nobody = { status: 'disconnected', address: undefined, chainId: undefined, wallet: undefined }

test('[C9-21] the adapter of the type wagmi: what the host app connects, changes and ends, the modal shows', async () => {
  const host = await createHost()
  expect(wagmiAdapter({ config: host.config })).toMatchObject({ kind: 'wagmi', namespace: 'eip155' })
  host.grant(host.wallet)
  await connect(host.config, { connector: hostConnector(host.config) })
  await agree(host, connected)
  expect(host.root.account.balance).toBeDefined()

  await switchChain(host.config, { chainId: beta.id })
  await agree(host, { ...connected, chainId: beta.id })
  host.wallet.changeAccounts([secondAddress])
  await agree(host, { address: secondAddress, chainId: beta.id })

  await disconnect(host.config)
  await agree(host, nobody)
  expect(host.root.memory.read().connections).toEqual({})
})

test('the host app hears of connections, changes and disconnects in the modal', async () => {
  const host = await createHost()
  host.grant(host.wallet)
  const connector = host.listed('com.example.wallet')
  if (!connector) return expect.unreachable()
  await host.root.connection.connectExternal(connector)
  await agree(host, connected)
  expect(host.wallet.callsOf('eth_requestAccounts')).toHaveLength(1)
  expect(host.root.recentConnectorIds).toEqual(['com.example.wallet'])

  await host.modal.switchNetwork(beta)
  await agree(host, { ...connected, chainId: beta.id })
  await host.modal.disconnect()
  await agree(host, nobody)
  expect(host.wallet.callsOf('wallet_revokePermissions')).toHaveLength(1)
})

test('a change that a wallet does not report is noticed by the host app, too', async () => {
  const host = await createHost()
  host.grant(host.wallet)
  await connect(host.config, { connector: hostConnector(host.config) })
  await agree(host, connected)
  host.wallet.answer('wallet_switchEthereumChain', () => {
    host.wallet.chainId = beta.id
    return null
  })
  await host.modal.switchNetwork(beta)
  await agree(host, { ...connected, chainId: beta.id })
})

test('on both sides the last connected wallet counts; disconnecting it disconnects both', async () => {
  const host = await createHost()
  const { second, config } = host
  host.grant(host.wallet)
  host.grant(second)
  await connect(config, { connector: hostConnector(config) })
  await agree(host, connected)
  await connect(config, { connector: hostConnector(config, secondInfo.rdns) })
  const other = { status: 'connected', address: secondAddress, chainId: 10, wallet: secondInfo.rdns }
  await agree(host, other)

  // The host app leaves the second wallet: wagmi goes back to the first.
  await disconnect(config)
  await agree(host, connected)
  await connect(config, { connector: hostConnector(config, secondInfo.rdns) })
  await agree(host, other)

  // A visitor who disconnects in the modal leaves.
  await host.modal.disconnect()
  await agree(host, nobody)
  expect(config.state.connections.size).toBe(0)
})

test('a decline connects neither side', async () => {
  const host = await createHost()
  host.wallet.fail('eth_requestAccounts', walletError(4001, 'User rejected the request.'))
  const connector = host.listed('com.example.wallet')
  if (!connector) return expect.unreachable()
  await host.root.connection.connectExternal(connector)
  expect(host.root.connection.attempt).toMatchObject({ state: 'declined', error: { code: 'USER_REJECTED' } })
  await agree(host, nobody)
})

test.each(['before the modal', 'after the modal', 'never'])(
  'both restore the connection without asking; the host app does it %s',
  async (hostReconnects) => {
    const before = await createHost()
    before.grant(before.wallet)
    await connect(before.config, { connector: hostConnector(before.config) })
    await agree(before, connected)
    before.modal.dispose()

    const { browser, memory } = before
    const wallet = new FakeWallet()
    const config = createHostConfig([announcedTo(wallet)], memory)
    if (hostReconnects === 'before the modal') void reconnect(config)
    const after = await createTestRoot({ adapters: [wagmiAdapter({ config })], wallet: null, browser })
    if (hostReconnects === 'after the modal') void reconnect(config)
    await eventually(() => {
      expect(after.root.account).toMatchObject({ status: 'connected', address: firstAddress })
      expect(getConnection(config)).toMatchObject({ status: 'connected', address: firstAddress })
    })
    expect(wallet.callsOf('eth_requestAccounts')).toEqual([])
    expect(wallet.callsOf('wallet_requestPermissions')).toEqual([])
  },
)

test('a connection that the host app has ended is not restored by the modal', async () => {
  const before = await createHost()
  before.grant(before.wallet)
  await connect(before.config, { connector: hostConnector(before.config) })
  await agree(before, connected)
  const { connections } = before.root.memory.read()
  await disconnect(before.config)
  await agree(before, nobody)
  before.modal.dispose()
  // The modal’s memory is older than wagmi’s.
  const { eip155 } = connections
  if (eip155) before.root.memory.rememberConnection('eip155', eip155)

  const { browser, memory } = before
  const config = createHostConfig([announcedTo(new FakeWallet())], memory)
  const after = await createTestRoot({ adapters: [wagmiAdapter({ config })], wallet: null, browser })
  await eventually(() => expect(after.root.account.status).toBe('disconnected'))
  expect(getConnection(config).status).toBe('disconnected')
})

test('a page that is being left hears that its wallet is gone, and remembers it', async () => {
  const host = await createHost()
  host.grant(host.wallet)
  await connect(host.config, { connector: hostConnector(host.config) })
  await agree(host, connected)
  host.wallet.emit('disconnect', walletError(4900))
  await eventually(() => expect(getConnection(host.config).status).toBe('disconnected'))
  expect(host.root.memory.read().connections).toMatchObject({ eip155: { connectorId: 'com.example.wallet' } })
  // The page is still open. Neither the host app nor the modal has a wallet.
  await agree(host, nobody)
  expect(host.root.memory.read().connections).toEqual({})
})

test('a wallet that shares no account any more is disconnected on both sides', async () => {
  const host = await createHost()
  host.grant(host.wallet)
  await connect(host.config, { connector: hostConnector(host.config) })
  await agree(host, connected)
  host.wallet.changeAccounts([])
  await agree(host, nobody)
})

test('the modal signs and sends through the wallet that wagmi connected', async () => {
  const host = await createHost()
  host.grant(host.wallet)
  await connect(host.config, { connector: hostConnector(host.config) })
  await agree(host, connected)
  const client = host.root.chain.getConnectionControllerClient('eip155')
  expect(await client.signMessage('hello')).toBe('0x51ed')
  expect(await client.sendTransaction({ to: secondAddress, value: BigInt(1) })).toBe('0x5e47')
  expect(host.wallet.callsOf('eth_sendTransaction')[0]?.params).toMatchObject([{ from: firstAddress, value: '0x1' }])
})

/** A paired wallet without a relay. */
class PhoneWallet extends FakeWallet {
  isEnded = false

  async endSession(): Promise<void> {
    this.isEnded = true
    this.accounts = []
    this.emit('disconnect', walletError(4900))
  }
}

test('a wallet with another account than the stored one connects neither side', async () => {
  const wallet = new FakeWallet({ accounts: [secondAddress] })
  const config = createHostConfig([announcedTo(wallet)])
  const platform = createFakePlatform()
  const adapter = createWagmiAdapter(config, { platform, rpc: createRpcClient(platform) }, toConnector)
  const request = { connector: toConnector(hostConnector(config)), network: undefined }
  await expect(adapter.reconnect({ ...request, address: firstAddress })).resolves.toBeNull()
  expect(getConnection(config).status).toBe('disconnected')
  const session = await adapter.reconnect({ ...request, address: secondAddress })
  expect(session?.accounts.map(({ address }) => address)).toEqual([secondAddress])
})

async function createPaired() {
  const config = createHostConfig([])
  const platform = createFakePlatform()
  const adapter = createWagmiAdapter(config, { platform, rpc: createRpcClient(platform) }, toConnector)
  const phone = new PhoneWallet()
  const connector: Connector = {
    id: 'walletConnect',
    type: 'WALLET_CONNECT',
    name: 'Phone',
    chain: 'eip155',
    provider: phone,
  }
  return { config, platform, adapter, phone, connector }
}

test('a paired wallet is known to the host app, which can change its network and end it', async () => {
  const { config, adapter, phone, connector } = await createPaired()
  const session = await adapter.connect({ connector, network: undefined })
  expect(session.accounts[0]?.address).toBe(firstAddress)
  expect(getConnection(config)).toMatchObject({
    status: 'connected',
    address: firstAddress,
    chainId: 1,
    connector: { name: 'Phone', type: 'walletConnect' },
  })
  expect(config.connectors).toEqual([])
  const followed = vi.fn<(connector: Connector) => void>()
  adapter.followHost?.(followed)
  await settle()
  expect(followed).toHaveBeenCalledWith(connector, session)

  await switchChain(config, { chainId: beta.id })
  expect(getConnection(config).chainId).toBe(beta.id)
  await expect(switchChain(config, { chainId: 5 })).rejects.toThrow('Chain not configured')
  phone.changeAccounts([secondAddress])
  expect(getConnection(config).address).toBe(secondAddress)
  await disconnect(config)
  expect(phone.isEnded).toBe(true)
  expect(getConnection(config).status).toBe('disconnected')
})

test('a host app that asks for capabilities gets the paired accounts in that form', async () => {
  const { config, adapter, connector } = await createPaired()
  await adapter.connect({ connector, network: undefined })
  const known = getConnection(config).connector
  expect((await known?.connect({ withCapabilities: true }))?.accounts).toEqual([
    { address: firstAddress, capabilities: {} },
  ])
  expect((await known?.connect())?.accounts).toEqual([firstAddress])
})

test('a paired wallet that ends its session is disconnected in the host app, too', async () => {
  const { config, adapter, phone, connector } = await createPaired()
  await adapter.connect({ connector, network: undefined })
  await phone.endSession()
  expect(getConnection(config).status).toBe('disconnected')
  expect(phone.listenerCount()).toBe(0)
})

test('a paired wallet is restored after a reload, and replaces the one before', async () => {
  const { config, adapter, phone, connector } = await createPaired()
  await adapter.connect({ connector, network: undefined })
  const session = await adapter.reconnect({ connector: { ...connector }, network: undefined })
  expect(session?.accounts[0]?.address).toBe(firstAddress)
  expect(config.state.connections.size).toBe(1)
  expect(phone.isEnded).toBe(false)
  if (session) await adapter.disconnect(session)
  expect(phone.isEnded).toBe(true)
})

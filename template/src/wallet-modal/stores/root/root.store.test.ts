// @vitest-environment happy-dom
import '../../testing/setup'
import { runInAction } from 'mobx'
import { expect, test, vi } from 'vitest'
import type { ChainNamespace } from '../../domain/networks/caip'
import { completeNetwork } from '../../domain/networks/network'
import { testWalletInfo } from '../../testing/announce'
import { testEvmAdapter } from '../../testing/chains/test-evm-adapter'
import { createTestRoot } from '../../testing/create-test-root'
import { createFakeBrowser } from '../../testing/fake-browser'
import { createFakePlatform } from '../../testing/fake-platform'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { alpha, beta } from '../../testing/networks'
import { settle } from '../../testing/settle'
import type { RootOptions } from './root.store'
import { RootStore } from './root.store'

/** Creates a root store whose other chunks fail to load. */
function createRoot(given: Partial<RootOptions> = {}) {
  const platform = createFakePlatform()
  const root = new RootStore({
    id: 'app',
    networks: [completeNetwork(alpha), completeNetwork(beta)],
    adapters: [testEvmAdapter()],
    defaultNetwork: undefined,
    options: {},
    themeMode: undefined,
    themeVariables: undefined,
    platform,
    loadModal: () => Promise.reject(new Error('no chunk')),
    loadAccount: () => Promise.reject(new Error('no chunk')),
    pageParts: [],
    ...given,
  })
  return { root, platform }
}

test('When the modal starts, each unit’s page part starts once, and the event of the start contains the networks of the app.', () => {
  const part = vi.fn<(root: RootStore) => void>()
  const { root } = createRoot({ pageParts: [part] })
  expect(part).not.toHaveBeenCalled()
  root.start()
  root.start()
  expect(part).toHaveBeenCalledExactlyOnceWith(root)
  expect(root.events.last.props).toMatchObject({
    event: 'INITIALIZE',
    properties: { networks: ['eip155:1', 'eip155:10'] },
  })
  root.dispose()
})

test('Services are told the kinds of the adapters. An app without adapters is called universal, and opens with pairing.', () => {
  const { root } = createRoot({
    options: { projectId: 'p' },
    themeMode: 'dark',
    themeVariables: { '--wm-accent': 'red' },
  })
  expect(root.options.state).toMatchObject({ sdkVersion: expect.stringMatching(/^react-ethers-\d/), projectId: 'p' })
  expect(root.theme).toMatchObject({ themeMode: 'dark', themeVariables: { '--wm-accent': 'red' } })
  expect(root.chain.noAdapters).toBe(false)
  const bare = createRoot({ adapters: [] }).root
  expect(bare.options.state.sdkVersion).toMatch(/^react-universal-\d/)
  bare.modal.show()
  expect(bare.router.view).toBe('ConnectingWalletConnectBasic')
})

test('A network that is chosen before the stored network is restored is not stored, so that the visitor’s choice is not lost.', () => {
  const { root } = createRoot()
  const [, second] = root.chain.requestedCaipNetworks
  if (!second) return expect.unreachable()
  root.chain.setActiveCaipNetwork(second)
  expect(root.memory.read().activeCaipNetworkId).toBeUndefined()
  root.restoreSnapshot()
  root.chain.setActiveCaipNetwork(second)
  expect(root.memory.read().activeCaipNetworkId).toBe('eip155:10')
})

test('The snapshot for server rendering has no account. The snapshot stays the same object until the page has hydrated.', () => {
  const { root, platform } = createRoot()
  expect(root.serverSnapshot).toBe(root)
  root.memory.rememberConnection('eip155', { connectorId: 'w', caipAddress: `eip155:1:${firstAddress}` })
  root.restoreSnapshot()
  expect(root.account.address).toBe(firstAddress)
  const { serverSnapshot } = root
  expect(serverSnapshot).not.toBe(root)
  expect([serverSnapshot.account.address, serverSnapshot.platform]).toEqual([undefined, platform])
  expect(root.serverSnapshot).toBe(serverSnapshot)
})

test('The stored state is restored once. What changes later is not overwritten.', () => {
  const { root } = createRoot()
  root.memory.remember({ hidesBalances: true, activeCaipNetworkId: 'eip155:10' })
  root.restoreSnapshot()
  expect([root.account.hidesBalances, root.chain.activeCaipNetwork?.name]).toEqual([true, 'Beta'])
  root.account.setHidesBalances(false)
  root.restoreSnapshot()
  expect(root.account.hidesBalances).toBe(false)
})

test('An alert that cannot be shown is logged with its name and the reason.', async () => {
  const { root, platform } = createRoot()
  await root.showAlert('SESSION_EXPIRED')
  expect(platform.logged).toEqual([
    { level: 'warn', message: 'The alert SESSION_EXPIRED cannot be shown.', details: [new Error('no chunk')] },
  ])
  expect(() => root.modalStores).toThrow(expect.objectContaining({ code: 'MODAL_NOT_LOADED' }))
})

test('Without an adapter for a namespace, the units are loaded, because they may bring one.', async () => {
  const loadModal = vi.fn<RootOptions['loadModal']>(() => Promise.reject(new Error('no chunk')))
  const { root } = createRoot({ loadModal })
  await expect(root.adapters.load('solana')).rejects.toThrow('no chunk')
  expect(loadModal).toHaveBeenCalledOnce()
})

test('Every error that a store throws is tracked, and events name the connected account.', async () => {
  const { root, connect } = await createTestRoot()
  expect(() => root.chain.setChainAccountData({}, undefined)).toThrow('Chain is required')
  expect(root.events.last.props).toMatchObject({ event: 'INTERNAL_SDK_ERROR', address: undefined })
  await connect()
  root.events.track({ event: 'CLICK_NETWORKS' })
  expect(root.events.last.props.address).toBe(firstAddress)
})

test('Before the code of the account has loaded, and without a unit that follows requests, requests to the wallet work.', async () => {
  const { root, connect } = await createTestRoot()
  await connect()
  const client = root.chain.getConnectionControllerClient('eip155')
  root.accountLoader.loaded.traffic = undefined
  await expect(client.signMessage('hello')).resolves.toBe('0x51ed')
  runInAction(() => void (root.accountLoader.stores = undefined))
  await expect(client.signMessage('hello')).resolves.toBe('0x51ed')
})

test('Units finish their work for the namespaces that leave before the wallet is disconnected.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  await connect()
  let finish = () => {}
  const work = vi.fn<(leaving: readonly ChainNamespace[]) => Promise<void>>(
    () => new Promise((resolve) => (finish = resolve)),
  )
  root.beforeDisconnect.add(work)
  const leaving = root.connection.disconnect('eip155')
  await settle()
  expect(work).toHaveBeenCalledExactlyOnceWith(['eip155'])
  expect(wallet.callsOf('wallet_revokePermissions')).toEqual([])
  finish()
  await leaving
  expect(wallet.callsOf('wallet_revokePermissions')).toHaveLength(1)
})

test('A unit’s forms are reset when the visitor disconnects, before the wallet has answered.', async () => {
  const { root, platform, wallet, connect } = await createTestRoot()
  await connect()
  const reset = vi.fn<() => void>()
  root.resets.add(reset)
  wallet.hold('wallet_revokePermissions')
  const leaving = root.connection.disconnect()
  expect(reset).toHaveBeenCalledOnce()
  await platform.advance(3_000)
  await leaving
})

test('The connected wallet has the picture that the host app gives it.', async () => {
  const { root, connect } = await createTestRoot({ connectorImages: { [testWalletInfo.rdns]: 'host.png' } })
  await connect()
  expect(root.account.walletInfo?.icon).toBe('host.png')
})

test('Balances are hidden and shown in all tabs. A tab whose wallet is the same keeps its session.', async () => {
  const browser = createFakeBrowser()
  const here = await createTestRoot({ browser })
  const there = await createTestRoot({ browser })
  await here.connect()
  await settle()
  const { revision } = there.root.sessions
  here.root.account.hideBalances(true)
  there.root.followTabs()
  expect(there.root.account.hidesBalances).toBe(true)
  here.root.account.hideBalances(false)
  there.root.followTabs()
  expect([there.root.account.hidesBalances, there.root.sessions.revision]).toEqual([false, revision])
})

test('When another tab connects another wallet, the session of this tab ends at once.', async () => {
  const browser = createFakeBrowser()
  const { root, wallet, connect } = await createTestRoot({ browser })
  await connect()
  const stored = { connectorId: 'another', caipAddress: `eip155:1:${secondAddress}` }
  browser.keyValue.set('wallet-modal:default', JSON.stringify({ connections: { eip155: stored } }))
  root.followTabs()
  expect([root.sessions.get('eip155'), wallet.listenerCount()]).toEqual([undefined, 0])
  expect(root.account).toMatchObject({ status: 'reconnecting', address: secondAddress })
})

// @vitest-environment happy-dom
import '../../testing/setup'
import { autorun } from 'mobx'
import { expect, test, vi } from 'vitest'
import type { Feature } from '../../features/feature'
import { createTestRoot } from '../../testing/create-test-root'
import { firstAddress, walletError } from '../../testing/fake-wallet'
import { beta } from '../../testing/networks'
import { settle } from '../../testing/settle'
import { ModalStores } from './modal-stores'
import type { ModalStoreParts } from './modal-stores-loader'
import { ModalStoresLoader } from './modal-stores-loader'
import { OptionsStateStore } from './options-state.store'
import { OptionsStore } from './options.store'

test('If the app gives no options, every option has its default.', () => {
  expect(new OptionsStore().state).toMatchObject({
    projectId: '',
    sdkType: 'create-wallet-modal',
    enableNetworkSwitch: true,
    debug: true,
    allowUnsupportedChain: false,
    enableEmbedded: false,
    enableWalletConnect: true,
    allWallets: 'SHOW',
    enableWallets: true,
    enableEIP6963: true,
    enableInjected: undefined,
    connectorImages: {},
    hosts: {},
    preferUniversalLinks: false,
    walletLinksKeepQuery: false,
  })
})

test('The visitor has to accept the terms only if the app turns on the checkbox and gives a URL of the terms or of the privacy policy.', () => {
  const isShown = (given: ConstructorParameters<typeof OptionsStore>[0], legalCheckbox = true) => {
    const { features } = new OptionsStore().state
    const options = new OptionsStore({ ...given, features: { ...features, legalCheckbox } })
    return new OptionsStateStore(options).isLegalCheckboxShown
  }
  const termsConditionsUrl = 'https://app.example/terms'
  const privacyPolicyUrl = 'https://app.example/privacy'
  expect([isShown({ termsConditionsUrl }), isShown({ privacyPolicyUrl }), isShown({})]).toEqual([true, true, false])
  expect([isShown({ termsConditionsUrl: '' }), isShown({ termsConditionsUrl }, false)]).toEqual([false, false])
})

test('The public state says what the modal does, and whether earlier connections are restored.', async () => {
  const { root, modal } = await createTestRoot({ isStarted: false })
  const state = { loading: false, open: false, selectedNetworkId: 'eip155:1', activeChain: 'eip155' }
  expect(root.publicState.state).toEqual({ ...state, initialized: false })
  modal.start()
  await settle()
  modal.open()
  root.modal.setLoading(true)
  await modal.switchNetwork(beta)
  const later = { loading: true, open: true, selectedNetworkId: 'eip155:10', activeChain: 'eip155', initialized: true }
  expect(root.publicState.state).toEqual(later)
})

/** A unit with one view. Nothing renders the view. */
function createUnit(id: 'Connect' | 'Networks', order: number): Feature {
  const attach = vi.fn<NonNullable<Feature['attach']>>()
  return { id: `unit-${order}`, order, attach, views: [{ id }] }
}

test('The stores of the modal are loaded once, and each unit adds to them. A chunk that fails is loaded again.', async () => {
  const { root } = await createTestRoot()
  const unit = createUnit('Networks', 1)
  const bare: Feature = { id: 'bare', order: 2, views: [] }
  const loadModal = vi
    .fn<() => Promise<ModalStoreParts>>(async () => ({ ModalStores, units: [unit, bare] }))
    .mockRejectedValueOnce(new Error('no chunk'))
  const loader = new ModalStoresLoader(root, loadModal, new AbortController().signal)
  await expect(loader.load()).rejects.toThrow('no chunk')
  expect(loader.isLoaded).toBe(false)
  expect(() => loader.stores).toThrow(expect.objectContaining({ code: 'MODAL_NOT_LOADED' }))
  const stores = await loader.load()
  await expect(loader.load()).resolves.toBe(stores)
  expect([loader.isLoaded, loader.stores]).toEqual([true, stores])
  expect(unit.attach).toHaveBeenCalledExactlyOnceWith(root, stores)
  expect(loadModal).toHaveBeenCalledTimes(2)
})

test('The units of the account join the others in their order, once their chunk has loaded, and their views exist from then on.', async () => {
  const { root } = await createTestRoot()
  const stores = new ModalStores(root, [createUnit('Connect', 2)], new AbortController().signal)
  const orders: number[][] = []
  const stop = autorun(() => void orders.push(stores.loadedUnits.map(({ order }) => order)))
  expect([stores.hasView('Connect'), stores.hasView('Networks')]).toEqual([true, false])
  stores.addAccountUnits([createUnit('Networks', 1)])
  expect([stores.hasView('Connect'), stores.hasView('Networks')]).toEqual([true, true])
  expect(orders).toEqual([[2], [1, 2]])
  stop()
})

test('The view of a network switch goes back when the network has changed, and other views stay.', async () => {
  const { root } = await createTestRoot()
  const [first, second] = root.chain.requestedCaipNetworks
  if (!first || !second) return expect.unreachable()
  root.modal.show({ view: 'Networks' })
  root.chain.setActiveCaipNetwork(second)
  expect([root.modal.open, root.router.view]).toEqual([true, 'Networks'])
  root.router.push({ view: 'SwitchNetwork', data: { network: first } })
  root.chain.setActiveCaipNetwork(first)
  expect([root.modal.open, root.router.view]).toEqual([true, 'Networks'])
})

test('A request to switch networks ends when the visitor leaves its view, and not before.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  await connect()
  const [, second] = root.chain.requestedCaipNetworks
  if (!second) return expect.unreachable()
  for (const view of ['SwitchNetwork', 'UnsupportedChain'] as const) {
    wallet.hold('wallet_switchEthereumChain')
    root.modal.show({ view: 'Networks' })
    root.router.push(view === 'SwitchNetwork' ? { view, data: { network: second } } : { view, data: undefined })
    void root.modalStores.networkSwitch.start(second)
    await settle()
    expect(root.modalStores.networkSwitch.attempt.state).toBe('waiting')
    root.modal.close('api')
    expect(root.modalStores.networkSwitch.attempt.state).toBe('idle')
  }
})

test('A declined request stays visible until the visitor leaves the view of the wallet.', async () => {
  const { root, wallet, connector } = await createTestRoot()
  wallet.fail('eth_requestAccounts', walletError(4001))
  root.modal.show()
  root.router.push({ view: 'ConnectingExternal', data: { connector: connector() } })
  await root.connection.connectExternal(connector())
  expect(root.connection.attempt.state).toBe('declined')
  root.modal.close('header')
  expect(root.connection.attempt.state).toBe('idle')
})

test('After the wallet has approved the connection, the modal stays open if a unit shows a next step, or if the visitor has left the view.', async () => {
  const { root, platform, connector } = await createTestRoot()
  root.modalStores.keepsModalOpen = true
  root.modal.show()
  root.router.push({ view: 'ConnectingExternal', data: { connector: connector() } })
  await root.connection.connectExternal(connector())
  await platform.advance(2_000)
  expect([root.modal.open, root.account.address]).toEqual([true, firstAddress])
  root.modalStores.keepsModalOpen = false
  root.connection.abandonAttempt()
  await root.connection.connectExternal(connector())
  root.router.reset({ view: 'Networks', data: undefined })
  await platform.advance(2_000)
  expect(root.modal.open).toBe(true)
})

test('When the network changes or the wallet disconnects while the modal is closed, the modal keeps its view and its loading state, and tracks no event.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  await connect()
  const [first, second] = root.chain.requestedCaipNetworks
  if (!first || !second) return expect.unreachable()
  root.modal.show({ view: 'Networks' })
  root.router.push({ view: 'SwitchNetwork', data: { network: first } })
  root.modal.close('api')
  root.modal.setLoading(true)
  const told: string[] = []
  root.events.subscribe(({ props }) => void told.push(props.event))
  root.chain.setActiveCaipNetwork(second)
  wallet.changeAccounts([])
  expect([root.router.view, root.modal.loading]).toEqual(['SwitchNetwork', true])
  expect(told.filter((event) => event.startsWith('MODAL'))).toEqual([])
})

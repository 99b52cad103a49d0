// @vitest-environment node
import { expect, test } from 'vitest'
import { completeNetwork, placeholderNetwork } from '../../domain/networks/network'
import type { OptionsState } from '../../domain/options'
import { createFakePlatform } from '../../testing/fake-platform'
import { createTestChain } from '../../testing/chains/create-test-chain'
import { alpha, beta } from '../../testing/networks'
import { ModalStore } from './modal.store'
import { RouterStore } from './router.store'

const solana = completeNetwork({ ...beta, id: 'main', chainNamespace: 'solana' })

function createModal(given: Partial<OptionsState> = {}) {
  const test = createTestChain([completeNetwork(alpha), solana], given)
  const platform = createFakePlatform()
  const router: RouterStore = new RouterStore({ leave: () => modal.close('back') })
  const modal = new ModalStore({ ...test, router, after: platform.after })
  const connect = () =>
    test.chain.setChainAccountData({ address: '0xabc', caipAddress: 'eip155:1:0xabc', status: 'connected' }, 'eip155')
  const leaveNetworks = () => test.chain.setActiveCaipNetwork(placeholderNetwork('eip155:31337'))
  return { ...test, platform, router, modal, connect, leaveNetworks }
}

test('[C2-15] Opening with a namespace or a view goes straight to that view.', () => {
  const { modal, router, chain, connector } = createModal()
  modal.show({ view: 'Networks' })
  expect(router.view).toBe('Networks')
  expect(router.canGoBack).toBe(false)
  modal.show({ namespace: 'solana' })
  expect(router.view).toBe('Connect')
  expect(chain.activeChain).toBe('solana')
  expect(connector.filterByNamespace).toBe('solana')
  modal.show({ view: 'WhatIsAWallet', namespace: 'eip155' })
  expect(router.view).toBe('WhatIsAWallet')
  expect(chain.activeChain).toBe('eip155')
})

test('[C2-16] Opening without a view shows Account if an address is connected, otherwise Connect.', () => {
  const { modal, router, connect } = createModal()
  modal.show()
  expect(router.view).toBe('Connect')
  connect()
  modal.show()
  expect(router.view).toBe('Account')
})

test('In an app without adapters, the modal opens with the pairing view, or with Account if an address is connected.', () => {
  const { modal, router, chain, connect } = createModal()
  chain.setNoAdapters(true)
  modal.show({ view: 'WhatIsAWallet' })
  expect(router.route).toEqual({ view: 'ConnectingWalletConnectBasic', data: undefined })
  connect()
  modal.show()
  expect(router.view).toBe('Account')
})

test('[C2-18] Embedded, closing shows Account or Connect instead.', () => {
  const { modal, router, connect } = createModal({ enableEmbedded: true })
  modal.show({ view: 'Networks' })
  modal.close('header')
  expect(router.view).toBe('Connect')
  connect()
  modal.show({ view: 'Networks' })
  modal.close('api')
  expect(router.view).toBe('Account')
})

test('[C4-02] The modal is open or closed, loading or not; a shake resets after 500 ms.', async () => {
  const { modal, platform } = createModal()
  expect(modal).toMatchObject({ open: false, loading: false, shaking: false })
  modal.show()
  expect(modal.open).toBe(true)
  modal.setLoading(true)
  modal.setLoading(true, 'eip155')
  modal.setLoading(false)
  expect(modal.loading).toBe(true)
  modal.setLoading(false, 'eip155')
  expect(modal.loading).toBe(false)
  modal.shake()
  await platform.advance(499)
  expect(modal.shaking).toBe(true)
  await platform.advance(1)
  expect(modal.shaking).toBe(false)
  modal.close('header')
  expect(modal.open).toBe(false)
})

test('A second shake does not extend the first.', async () => {
  const { modal, platform } = createModal()
  modal.shake()
  await platform.advance(300)
  modal.shake()
  await platform.advance(200)
  expect(modal.shaking).toBe(false)
  expect(platform.waiting()).toBe(0)
})

test.each(['escape', 'overlay', 'header', 'back'] as const)('UnsupportedChain refuses %s and shakes.', (reason) => {
  const { modal, connect, leaveNetworks } = createModal()
  connect()
  leaveNetworks()
  modal.show({ view: 'UnsupportedChain' })
  modal.close(reason)
  expect(modal).toMatchObject({ open: true, shaking: true })
})

test.each(['api', 'done'] as const)('UnsupportedChain closes by %s.', (reason) => {
  const { modal, connect, leaveNetworks } = createModal()
  connect()
  leaveNetworks()
  modal.show({ view: 'UnsupportedChain' })
  modal.close(reason)
  expect(modal).toMatchObject({ open: false, shaking: false })
})

test('On a supported network UnsupportedChain is a view like others.', () => {
  const { modal } = createModal()
  modal.show({ view: 'UnsupportedChain' })
  modal.close('escape')
  expect(modal.open).toBe(false)
})

test('Closing ends the busy state, and opening again resets the filter.', () => {
  const { modal, connector } = createModal()
  modal.show({ namespace: 'solana' })
  modal.setLoading(true)
  modal.close('header')
  expect(modal.loading).toBe(false)
  modal.show()
  expect(connector.filterByNamespace).toBeUndefined()
})

test('Opening and closing are tracked once each.', () => {
  const { modal, events, connect } = createModal()
  const told: unknown[] = []
  events.subscribe(({ props }) => told.push(props))
  modal.show()
  connect()
  modal.show({ view: 'Networks' })
  modal.close('header')
  modal.close('header')
  expect(told).toMatchObject([
    { event: 'MODAL_OPEN', properties: { connected: false } },
    { event: 'MODAL_CLOSE', properties: { connected: true } },
  ])
})

test('A namespace that the app does not use is not made active.', () => {
  const { modal, chain } = createModal()
  modal.show({ namespace: 'cosmos' })
  expect(chain.activeChain).toBe('eip155')
})

test.each(['escape', 'overlay', 'back', 'header'] as const)(
  'While a unit waits for the visitor, %s shakes the modal. A view that has failed can be closed.',
  (reason) => {
    const { modal } = createModal()
    modal.show()
    let isWaiting = true
    modal.isCloseBlocked = () => isWaiting
    modal.close(reason)
    expect(modal).toMatchObject({ open: true, shaking: true })
    modal.endShake()
    modal.setFailed(true)
    modal.close(reason)
    expect(modal).toMatchObject({ open: false, shaking: false })
    modal.setFailed(false)
    isWaiting = false
    modal.show()
    modal.close(reason)
    expect(modal.open).toBe(false)
  },
)

test('While the wallet still asks for an approval, only the close button closes the view.', () => {
  const { modal, router, connect } = createModal()
  connect()
  for (const reason of ['escape', 'overlay', 'back'] as const) {
    modal.show({ view: 'ApproveTransaction' })
    modal.close(reason)
    expect([modal.open, router.view]).toEqual([true, 'ApproveTransaction'])
  }
  modal.close('header')
  expect(modal.open).toBe(false)
})

test('UnsupportedChain closes if the paired wallet has approved none of the networks, because there is nothing to choose.', () => {
  const { modal, chain, connect, leaveNetworks } = createModal()
  connect()
  leaveNetworks()
  const approve = (...approvedCaipNetworkIds: `eip155:${number}`[]) =>
    chain.setChainNetworkData({ approvedCaipNetworkIds, supportsAllNetworks: false }, 'eip155')
  approve('eip155:1')
  modal.show({ view: 'UnsupportedChain' })
  modal.close('escape')
  expect(modal.open).toBe(true)
  approve('eip155:31337')
  modal.close('escape')
  expect(modal.open).toBe(false)
})

test('On an unsupported network, every other view can be closed.', () => {
  const { modal, connect, leaveNetworks } = createModal()
  connect()
  leaveNetworks()
  modal.show({ view: 'Networks' })
  modal.close('escape')
  expect(modal.open).toBe(false)
})

test('A view is opened with its data: the text to search for, or what the host app wants to swap.', () => {
  const { modal, router, connect } = createModal()
  modal.show({ view: 'AllWallets', search: 'owl' })
  expect(router.route).toEqual({ view: 'AllWallets', data: { search: 'owl' } })
  modal.show({ view: 'AllWallets', search: '' })
  expect(router.route).toEqual({ view: 'AllWallets', data: undefined })
  modal.show({ view: 'Networks', search: 'owl' })
  expect(router.route).toEqual({ view: 'Networks', data: undefined })
  connect()
  modal.show({ view: 'Swap', arguments: { toToken: 'USDC' } })
  expect(router.route).toEqual({ view: 'Swap', data: { toToken: 'USDC' } })
})

test('If no account is connected, opening a view of the account shows Connect. A modal that is not embedded keeps its view when it closes.', () => {
  const { modal, router } = createModal()
  modal.show({ view: 'AccountSettings' })
  expect(router.view).toBe('Connect')
  modal.show({ view: 'Networks' })
  modal.close('api')
  expect([modal.isShown, router.view]).toEqual([false, 'Networks'])
})

test('An embedded modal is always shown, and lists the wallets of all namespaces again after it was closed.', () => {
  const { modal, connector, events } = createModal({ enableEmbedded: true })
  expect([modal.open, modal.isEmbedded, modal.isShown]).toEqual([false, true, true])
  modal.show({ namespace: 'solana' })
  modal.close('header')
  expect([modal.isShown, connector.filterByNamespace]).toEqual([true, undefined])
  expect(events.last.props).toMatchObject({ event: 'MODAL_CLOSE', properties: { connected: false } })
})

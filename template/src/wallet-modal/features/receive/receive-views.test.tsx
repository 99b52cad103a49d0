// @vitest-environment happy-dom
import '../../testing/setup'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeWallet, firstAddress } from '../../testing/fake-wallet'
import { alpha, beta, gamma } from '../../testing/networks'
import type { RenderedModal } from '../../testing/render-modal'
import { dataOf, renderModal } from '../../testing/render-modal'

async function openReceive(options: Parameters<typeof renderModal>[0] = {}): Promise<RenderedModal> {
  const modal = await renderModal(options)
  await modal.connect()
  await modal.run(() => modal.root.accountLoader.load())
  await modal.open()
  await modal.show({ view: 'WalletReceive', data: undefined })
  return modal
}

const names = () => screen.getAllByTestId('wm-compatible-network').map(({ textContent }) => textContent)

test('[C1-13] Receiving shows the address as a code and as text, and copies it.', async () => {
  const { click, platform, advance } = await openReceive()
  expect(screen.getByTestId('wm-title').textContent).toBe('Receive')
  // The code holds the plain address, which every wallet can read.
  expect(dataOf(screen.getByTestId('wm-qr'))).toEqual({ uri: firstAddress })
  expect(screen.getByTestId('wm-qr').querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 33 33')
  const shown = screen.getByTestId('wm-address')
  expect([shown.textContent, dataOf(shown)]).toEqual([firstAddress, { address: firstAddress }])
  expect([...shown.children].map(({ textContent }) => textContent).slice(0, 3)).toEqual(['0xf39F', 'd6e5', '1aad'])
  expect([...shown.querySelectorAll('[data-end]')].map(({ textContent }) => textContent)).toEqual(['0xf39F', '2266'])

  const button = screen.getByTestId('wm-copy-address')
  expect(button.textContent).toBe('Copy address')
  await click('wm-copy-address')
  expect(platform.copied).toEqual([firstAddress])
  expect(button.textContent).toBe('Address copied')
  const spoken = () => screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent)
  expect(spoken()).toContain('Address copied')
  await advance(1_600)
  expect(button.textContent).toBe('Copy address')
  expect(spoken()).not.toContain('Address copied')
})

test('After a reload, an address that the wallet has not confirmed is neither shown nor copied.', async () => {
  const first = await openReceive()
  first.modal.dispose()
  cleanup()
  const wallet = new FakeWallet()
  const confirmation = wallet.hold('eth_accounts')
  const { root, run, open, show } = await renderModal({ browser: first.browser, wallet })
  expect([root.account.isConnected, root.account.address]).toEqual([false, firstAddress])
  await open()
  for (const view of ['Account', 'AccountSettings'] as const) {
    await show({ view, data: undefined })
    expect(screen.getByTestId(`wm-view-${view}`)).toBeDefined()
    expect(screen.queryByTestId('wm-copy-address')).toBeNull()
  }
  await show({ view: 'WalletReceive', data: undefined })
  const view = screen.getByTestId('wm-view-WalletReceive')
  expect(view.textContent).toContain('Waiting for your wallet')
  expect(view.innerHTML).not.toContain(firstAddress)
  expect(screen.queryByTestId('wm-qr')).toBeNull()
  expect(screen.queryByTestId('wm-copy-address')).toBeNull()
  await run(() => confirmation.resolve([firstAddress]))
  expect(root.account.status).toBe('connected')
  expect(screen.getByTestId('wm-address').textContent).toBe(firstAddress)
  expect(screen.getByTestId('wm-copy-address')).toBeDefined()
})

test('The visitor is told when the browser forbids copying.', async () => {
  const { click } = await openReceive({ copy: () => Promise.reject(new Error('NotAllowedError')) })
  await click('wm-copy-address')
  expect(screen.getByTestId('wm-snackbar').textContent).toBe('Failed to copy')
})

test("The account's name is shown, and where its address can be used.", async () => {
  const { root, run } = await openReceive({ networks: [beta, alpha] })
  const view = screen.getByTestId('wm-view-WalletReceive')
  expect(screen.queryByTestId('wm-profile-name')).toBeNull()
  expect(view.textContent).toContain('Alpha and other Ethereum networks')
  await run(() => root.chain.setAccountProp('profileName', 'maralune.eth', 'eip155'))
  expect(screen.getByTestId('wm-profile-name').textContent).toBe('maralune.eth')
})

test('The row below leads to the list of networks, which cannot be chosen.', async () => {
  const { click, root } = await openReceive({ networks: [alpha, beta, gamma] })
  await click('wm-compatible-networks')
  expect(root.router.view).toBe('WalletCompatibleNetworks')
  expect(screen.getByTestId('wm-title').textContent).toBe('Networks')
  expect(screen.getByTestId('wm-networks-warning').textContent).toMatch(/^Only receive on these networks\./)
  expect(names()).toEqual(['Alpha', 'Beta', 'Gamma Test'])
  const rows = screen.getAllByTestId('wm-compatible-network')
  expect(rows.map(({ tagName }) => tagName)).toEqual(['DIV', 'DIV', 'DIV'])
  expect(dataOf(rows[0] ?? document.body)).toMatchObject({ caipNetworkId: 'eip155:1' })
})

test('Of many networks, five are shown.', async () => {
  const more = Array.from({ length: 8 }, (_, index) => ({ ...alpha, id: index + 2, name: `Network ${index}` }))
  await openReceive({ networks: [alpha, ...more] })
  const [stack] = screen.getByTestId('wm-compatible-networks').querySelectorAll('bdi > [aria-hidden]')
  expect(stack?.children).toHaveLength(5)
})

test('A smart account receives only on the network it is on.', async () => {
  const { root, run, click } = await openReceive()
  await run(() => {
    root.chain.setChainNetworkData({ smartAccountEnabledNetworks: [1] }, 'eip155')
    root.chain.setAccountProp('preferredAccountTypes', { eip155: 'smartAccount' }, 'eip155')
  })
  expect(screen.getByTestId('wm-view-WalletReceive').textContent).toContain('Alpha only')
  await click('wm-compatible-networks')
  expect(names()).toEqual(['Alpha'])
  expect(screen.getByTestId('wm-networks-warning').textContent).toMatch(/^Only receive on this network\./)
})

test('When the account disappears, the visitor is told and the modal closes.', async () => {
  const { root, wallet, run } = await openReceive()
  await run(() => wallet.changeAccounts([]))
  expect([root.modalStores.snack.message, root.modalStores.snack.variant]).toEqual(['Account not found', 'error'])
  expect(root.modal.open).toBe(false)
})

test('The Receive action of the account is shown while the host app wants it.', async () => {
  const { root, run, click } = await openReceive()
  await run(() => root.router.goBack())
  await click('wm-action-receive')
  expect(root.router.view).toBe('WalletReceive')
  await run(() => root.router.goBack())
  await run(() => root.options.update({ features: { ...root.options.state.features, receive: false } }))
  expect(screen.queryByTestId('wm-action-receive')).toBeNull()
})

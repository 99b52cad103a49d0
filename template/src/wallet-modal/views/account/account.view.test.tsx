// @vitest-environment happy-dom
import '../../testing/setup'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firstAddress, walletError } from '../../testing/fake-wallet'
import { AccountButton } from '../../react/account-button'
import { createFakeBrowser } from '../../testing/fake-browser'
import { createTestRoot } from '../../testing/create-test-root'
import { alpha, beta } from '../../testing/networks'
import type { RenderedModal } from '../../testing/render-modal'
import { dataOf, renderModal, wordsOf } from '../../testing/render-modal'

async function openAccount(options: Parameters<typeof renderModal>[0] = {}): Promise<RenderedModal> {
  const rendered = await renderModal(options)
  await rendered.connect()
  await rendered.open()
  return rendered
}

test('[C2-02] Account is shown when an address is connected.', async () => {
  await openAccount()
  expect(screen.getByTestId('wm-modal').dataset['view']).toBe('Account')
  expect(screen.getByTestId('wm-view-Account')).toBeDefined()
  expect(screen.getByTestId('wm-title').textContent).toBe('Account')
})

test('[C1-07] Address, balance, profile name and profile image are shown.', async () => {
  const { root, run } = await openAccount()
  expect(screen.getByTestId('wm-address').textContent).toBe('0xf39F…2266')
  expect(dataOf(screen.getByTestId('wm-address'))).toEqual({ address: firstAddress })
  expect(screen.getByTestId('wm-balance').textContent).toBe('1.234 ETH')
  expect(dataOf(screen.getByTestId('wm-balance'))).toMatchObject({ value: '1.234567', symbol: 'ETH' })
  const image = 'https://img.example/profile.png'
  await run(() => root.chain.setChainAccountData({ profileName: 'maralune.eth', profileImage: image }, 'eip155'))
  expect(screen.getByTestId('wm-profile-name').textContent).toBe('maralune.eth')
  expect(screen.getByTestId('wm-view-Account').querySelector(`img[src="${image}"]`)).not.toBeNull()
})

test('An empty account shows 0.000.', async () => {
  const rendered = await renderModal()
  rendered.rpc.setBalance('https://alpha.example/rpc', BigInt(0))
  await rendered.connect()
  await rendered.open()
  expect(screen.getByTestId('wm-balance').textContent).toBe('0.000 ETH')
})

test('A balance is loading, then unavailable if the network does not answer.', async () => {
  const { rpc, connect, open, advance } = await renderModal()
  rpc.respond('https://alpha.example/rpc', 'silence')
  await connect()
  await open()
  expect(screen.queryByTestId('wm-balance')).toBeNull()
  expect(screen.getByTestId('wm-view-Account').querySelector('[aria-busy="true"]')).not.toBeNull()
  expect(screen.queryByText('Balance unavailable')).toBeNull()
  rpc.respond('https://alpha.example/rpc', () => new Response('', { status: 429 }))
  await advance(14_000)
  expect(screen.getByText('Balance unavailable, trying again')).toBeDefined()
})

test('The account can be disconnected from its card, without scrolling.', async () => {
  const { root, click } = await openAccount()
  expect(screen.getByTestId('wm-card-disconnect').getAttribute('aria-label')).toBe('Disconnect')
  await click('wm-card-disconnect')
  expect([root.account.isConnected, root.modal.open]).toEqual([false, false])
})

test('Copying the address is confirmed for a moment.', async () => {
  const { click, advance, platform } = await openAccount()
  await click('wm-copy-address')
  expect(platform.copied).toEqual([firstAddress])
  expect(screen.getByText('Address copied')).toBeDefined()
  await advance(1_600)
  expect(screen.queryByText('Address copied')).toBeNull()
})

test('The visitor is told when the browser forbids copying.', async () => {
  const { click } = await openAccount({ copy: () => Promise.reject(new Error('NotAllowedError')) })
  await click('wm-copy-address')
  expect(screen.getByTestId('wm-snackbar').textContent).toBe('Failed to copy')
  expect(dataOf(screen.getByTestId('wm-snackbar'))).toEqual({ variant: 'error' })
})

test('If the network has an explorer, a link leads to the account there.', async () => {
  await openAccount({ networks: [alpha, beta] })
  const link = screen.getByText('View on Alphascan').closest('a')
  expect(link?.getAttribute('href')).toBe(`https://alphascan.example/address/${firstAddress}`)
  expect(link?.getAttribute('rel')).toContain('noopener')
})

test('Without an explorer there is no link.', async () => {
  await openAccount({ networks: [beta, { ...alpha, blockExplorers: undefined }] })
  expect(screen.queryByText(/^View on/)).toBeNull()
})

test('The connected wallet is named.', async () => {
  await openAccount()
  expect(screen.getByTestId('wm-connected-wallet').textContent).toContain('Test Wallet')
})

test('Disconnecting closes the modal, and the next opening shows Connect.', async () => {
  const { click, open, wallet } = await openAccount()
  await click('wm-disconnect')
  expect(wallet.callsOf('wallet_revokePermissions')).toHaveLength(1)
  expect(screen.getByTestId('wm-modal').dataset['open']).toBe('false')
  await open()
  expect(screen.getByTestId('wm-view-Connect')).toBeDefined()
})

test('While a slow wallet disconnects, the row says so.', async () => {
  const { click, run, wallet } = await openAccount()
  const held = wallet.hold('wallet_revokePermissions')
  await click('wm-disconnect')
  expect(screen.getByTestId('wm-disconnect').textContent).toBe('Disconnecting…')
  expect(screen.getByTestId('wm-disconnect').getAttribute('aria-busy')).toBe('true')
  expect(screen.getByTestId('wm-modal').dataset['loading']).toBe('true')
  await run(() => held.resolve(null))
  expect(screen.getByTestId('wm-modal').dataset['open']).toBe('false')
})

test.each([false, true])(
  'A wallet that fails to disconnect is disconnected here, and the visitor is told (embedded: %s).',
  async (enableEmbedded) => {
    const { click, wallet, root } = await openAccount({ enableEmbedded })
    wallet.fail('wallet_revokePermissions', walletError(-32603, 'stuck'))
    await click('wm-disconnect')
    expect(root.account.isConnected).toBe(false)
    expect(screen.getByTestId('wm-view-Connect')).toBeDefined()
    expect(screen.getByTestId('wm-snackbar').textContent).toContain('Failed to disconnect')
  },
)

test('A wallet that does not answer to disconnecting is disconnected here after three seconds.', async () => {
  const { click, advance, wallet, root } = await openAccount()
  wallet.hold('wallet_revokePermissions')
  await click('wm-disconnect')
  await advance(3_000)
  expect(root.account.isConnected).toBe(false)
  expect(screen.getByTestId('wm-snackbar').textContent).toContain('Failed to disconnect')
})

test('The header leads to the networks and to the settings.', async () => {
  const { click } = await openAccount()
  expect(screen.getByTestId('wm-header-network').textContent).toContain('Alpha')
  await click('wm-header-network')
  expect(screen.getByTestId('wm-view-Networks')).toBeDefined()
  await click('wm-back')
  await click('wm-settings')
  expect(screen.getByTestId('wm-view-AccountSettings')).toBeDefined()
})

test('The settings show account, network and wallet, and copy the address.', async () => {
  const { click, platform } = await openAccount()
  await click('wm-settings')
  const view = screen.getByTestId('wm-view-AccountSettings')
  for (const text of ['0xf39F…2266', 'Alpha', 'Test Wallet', 'Disconnect']) expect(view.textContent).toContain(text)
  await click('wm-copy-address')
  expect(platform.copied).toEqual([firstAddress])
  expect(screen.getAllByRole('status', { hidden: true }).map(wordsOf)).toContain('Address copied')
  await click('wm-settings-network')
  expect(screen.getByTestId('wm-view-Networks')).toBeDefined()
})

test('The settings name the profile and put the address below it.', async () => {
  const { click, root, run } = await openAccount()
  await run(() => root.chain.setAccountProp('profileName', 'maralune.eth', 'eip155'))
  await click('wm-settings')
  expect(screen.getByTestId('wm-view-AccountSettings').textContent).toContain('maralune.eth0xf39F…2266')
})

test('On a network that the app does not list, no tokens are shown.', async () => {
  const { run, wallet } = await openAccount({ allowUnsupportedChain: false, enableNetworkSwitch: false })
  await run(() => wallet.changeChain(31337))
  expect(screen.queryByRole('tabpanel', { hidden: true })).toBeNull()
})

test('Hidden balances are dots on the card and on the button, also in the next visit, and are said to be hidden.', async () => {
  const browser = createFakeBrowser()
  const visit = async () => {
    const rendered = await renderModal({ browser, children: <AccountButton /> })
    await rendered.connect()
    await rendered.open()
    return rendered
  }
  const shown = () => [screen.getByTestId('wm-balance'), screen.getByTestId('wm-button-balance')].map(wordsOf)
  const first = await visit()
  expect(shown()).toEqual(['1.234 ETH', '1.234 ETH'])
  await first.press('Hide balances')
  expect(shown()).toEqual(['••••', '••••'])
  expect(screen.getAllByRole('img', { name: 'Balance hidden', hidden: true })).toHaveLength(2)
  expect(screen.getByTestId('wm-modal').textContent).not.toContain('1.234')
  expect(dataOf(screen.getByTestId('wm-balance'))).toMatchObject({ value: '••••' })
  first.modal.dispose()
  cleanup()
  const second = await visit()
  expect(shown()).toEqual(['••••', '••••'])
  await second.press('Show balances')
  expect(shown()).toEqual(['1.234 ETH', '1.234 ETH'])
  expect(second.root.memory.read().hidesBalances).toBeUndefined()
})

test('Another tab that hides balances hides them here.', async () => {
  const browser = createFakeBrowser()
  const { root, run } = await openAccount({ browser })
  const { root: other } = await createTestRoot({ browser })
  await run(() => other.account.hideBalances(true))
  await run(() => root.followTabs())
  expect(wordsOf(screen.getByTestId('wm-balance'))).toBe('••••')
})

test('Where no balance is read, there is nothing to hide.', async () => {
  const { root, run } = await openAccount()
  expect(screen.getByTestId('wm-hide-balances')).toBeDefined()
  await run(() => root.chain.setAccountProp('balanceState', 'unsupported', 'eip155'))
  expect(screen.queryByTestId('wm-hide-balances')).toBeNull()
})

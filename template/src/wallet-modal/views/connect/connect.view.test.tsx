// @vitest-environment happy-dom
import '../../testing/setup'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { runInAction } from 'mobx'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { FakePlatform } from '../../testing/fake-platform'
import { eventually } from '../../testing/eventually'
import { announce, testWalletInfo } from '../../testing/announce'
import { FakeWallet } from '../../testing/fake-wallet'
import { dataOf, renderModal } from '../../testing/render-modal'
import { wholeList } from './whole-list'

const phoneAgent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36'
const twin = { ...testWalletInfo, uuid: '350670db-19fa-4704-a166-e52e178b59d3', rdns: 'com.example.twin' }

test('[C2-01] Connect is shown when no address is connected.', async () => {
  const { open } = await renderModal()
  await open()
  expect(screen.getByTestId('wm-modal').dataset['view']).toBe('Connect')
  expect(screen.getByTestId('wm-view-Connect')).toBeDefined()
  expect(screen.getByTestId('wm-title').textContent).toBe('Connect wallet')
})

test('An announced wallet has its icon, its name, a badge, and its data.', async () => {
  const { open } = await renderModal()
  await open()
  const row = screen.getByTestId('wm-wallet')
  expect(dataOf(row)).toMatchObject({
    walletName: 'Test Wallet',
    walletId: 'com.example.wallet',
    rdns: 'com.example.wallet',
    connectorId: 'com.example.wallet',
    kind: 'injected',
    namespaces: 'eip155',
  })
  expect(row.querySelector('img')?.getAttribute('src')).toBe(testWalletInfo.icon)
  expect(within(row).getByTestId('wm-badge').dataset['badge']).toBe('installed')
  expect(within(row).getByTestId('wm-badge').textContent).toBe('Installed')
})

test('A wallet that announces itself while the list is open is added.', async () => {
  const { open, run, platform } = await renderModal({ wallet: null })
  await open()
  expect(screen.queryByTestId('wm-wallet')).toBeNull()
  await run(() => announce(platform.page, new FakeWallet()))
  expect(screen.getByTestId('wm-wallet').textContent).toContain('Test Wallet')
})

test('Without a wallet the view says so and where to find one.', async () => {
  const { open } = await renderModal({ wallet: null })
  await open()
  expect(screen.getByText('No wallet found')).toBeDefined()
  expect(screen.getByText('Install a wallet in this browser, then come back to this page.')).toBeDefined()
  expect(screen.getByText('Find a wallet').closest('a')?.getAttribute('rel')).toContain('noopener')
})

test('A recent wallet still says that it is installed.', async () => {
  const { open, connect, run, modal, root } = await renderModal()
  await connect()
  await run(() => modal.disconnect())
  expect(root.recentConnectorIds).toEqual(['com.example.wallet'])
  await open()
  expect(screen.getByTestId('wm-wallet').dataset['kind']).toBe('injected')
  expect(screen.getByTestId('wm-badge').textContent).toBe('Installed')
})

test('An order of methods without wallets hides no wallets.', async () => {
  const { open } = await renderModal({ features: { connectMethodsOrder: ['email', 'social'] } })
  await open()
  expect(screen.getByTestId('wm-wallet').dataset['walletName']).toBe('Test Wallet')
})

/** Sets `window.ethereum` like a wallet that does not announce itself. */
function injectInto({ page }: FakePlatform): void {
  Object.assign(page.window, { ethereum: new FakeWallet() })
  page.window.dispatchEvent(new Event('ethereum#initialized'))
}

test('[C5-24] The generic Browser Wallet is hidden on desktop, or on mobile when there is no rdns and no installed wallet.', async () => {
  const names = () => screen.queryAllByTestId('wm-wallet').map((row) => row.dataset['walletName'])
  const visit = async (userAgent: string | undefined, isInjected: boolean, enableInjected?: boolean) => {
    const given = { wallet: null, ...(userAgent && { userAgent }), ...(enableInjected && { enableInjected }) }
    const { open, run, platform, modal } = await renderModal(given)
    if (isInjected) await run(() => injectInto(platform))
    await open()
    const shown = names()
    await run(() => modal.dispose())
    cleanup()
    return shown
  }
  expect(await visit(undefined, true)).toEqual([])
  expect(await visit(undefined, true, true)).toEqual([])
  expect(await visit(phoneAgent, false)).toEqual([])
  expect(await visit(phoneAgent, true)).toEqual(['Browser Wallet'])
})

test('Wallets of the same name are distinguished by their rdns.', async () => {
  const { open, run, platform } = await renderModal()
  await run(() => announce(platform.page, new FakeWallet(), twin))
  await open()
  const rows = screen.getAllByTestId('wm-wallet').map(({ textContent }) => textContent)
  expect(rows[0]).toContain('com.example.wallet')
  expect(rows[1]).toContain('com.example.twin')
})

test('[C2-06] Choosing a wallet shows ConnectingExternal for its connector.', async () => {
  const { open, click, wallet, root } = await renderModal()
  wallet.hold('eth_requestAccounts')
  await open()
  await click('wm-wallet')
  expect(screen.getByTestId('wm-view-ConnectingExternal')).toBeDefined()
  expect(screen.getByTestId('wm-title').textContent).toBe('Test Wallet')
  expect(root.router.route).toMatchObject({ data: { connector: { id: 'com.example.wallet' } } })
  expect(wallet.callsOf('eth_requestAccounts')).toHaveLength(1)
  expect(root.events.last.props).toMatchObject({ event: 'SELECT_WALLET', properties: { name: 'Test Wallet' } })
})

test('If the host wants no wallets in the view, there are none.', async () => {
  const { open } = await renderModal({ enableWallets: false, termsConditionsUrl: 'https://app.example/terms' })
  await open()
  expect(screen.queryByTestId('wm-wallet')).toBeNull()
  expect(screen.queryByText('No wallet found')).toBeNull()
  expect(screen.getByText('Terms')).toBeDefined()
})

test('The terms are named if the host gave links.', async () => {
  const { open } = await renderModal({ termsConditionsUrl: 'https://app.example/terms', privacyPolicyUrl: '/privacy' })
  await open()
  const footer = screen.getByText(/^By connecting/)
  expect(footer.textContent).toBe('By connecting you agree to the Terms and Privacy policy')
  expect(within(footer).getAllByRole('link', { hidden: true })).toHaveLength(2)
})

test('If the address of the terms is not a web page, the word “Terms” is shown without a link.', async () => {
  const { open } = await renderModal({ termsConditionsUrl: 'javascript:alert(1)', privacyPolicyUrl: '/privacy' })
  await open()
  const footer = screen.getByText(/^By connecting/)
  expect(footer.textContent).toBe('By connecting you agree to the Terms and Privacy policy')
  const links = within(footer).getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/privacy'])
})

test('A single link is named alone; without links there is no sentence.', async () => {
  const { open, modal } = await renderModal({ privacyPolicyUrl: '/privacy' })
  await open()
  expect(screen.getByText(/^By connecting/).textContent).toBe('By connecting you agree to the Privacy policy')
  modal.dispose()
})

test('Units add rows below the wallets.', async () => {
  const { open, root } = await renderModal()
  const unit = { id: 'any', order: 0, views: [] }
  const row = (id: string, isShown: boolean) => ({ id, isShown: () => isShown, Row: () => <p>{id}</p> })
  const units = [
    unit,
    { ...unit, connectRow: row('More wallets', true) },
    { ...unit, connectRow: row('Hidden', false) },
  ]
  runInAction(() => (root.modalStores.units = units))
  await open()
  const list = screen.getByTestId('wm-view-Connect').textContent
  expect(list).toMatch(/Test Wallet.*More wallets/)
  expect(list).not.toContain('Hidden')
})

test('If the terms have a checkbox, wallets are disabled until it is ticked.', async () => {
  const { open, click, root } = await renderModal({
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://app.example/terms',
  })
  await open()
  const row = screen.getByTestId('wm-wallet')
  expect(row.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByText(/^By connecting/)).toBeNull()
  await click('wm-legal-checkbox')
  expect(row.getAttribute('aria-disabled')).toBeNull()
  expect(root.modalStores.optionsState.isLegalCheckboxChecked).toBe(true)
})

test('A phone shows its first wallets as tiles.', async () => {
  const { open } = await renderModal({ userAgent: phoneAgent })
  await open()
  const tile = screen.getByRole('button', { name: /^Test Wallet/, hidden: true })
  expect(dataOf(tile)).toMatchObject({ kind: 'injected', walletId: 'com.example.wallet', walletName: 'Test Wallet' })
  expect(tile.querySelector('img')?.getAttribute('src')).toBe(testWalletInfo.icon)
})

test('Among 10,000 wallets of one name the genuine one is found and connected.', async () => {
  const { open, run, click, advance, platform, root } = await renderModal({ wallet: null })
  const { page } = platform
  await run(() => {
    for (let index = 0; index < 10_000; index += 1) {
      const uuid = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
      const detail = { info: { ...testWalletInfo, uuid }, provider: { request: async () => null } }
      page.window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    announce(page, new FakeWallet(), { ...testWalletInfo, name: 'Genuine', rdns: 'com.example.genuine' })
  })
  await advance(1_000)
  await open()
  expect(screen.getAllByTestId('wm-wallet').length).toBeLessThanOrEqual(40)
  expect(screen.getByTestId('wm-more-wallets').textContent).toBe('Show all 10001 wallets')
  await click('wm-more-wallets')
  expect(screen.getAllByTestId('wm-wallet').length).toBeLessThanOrEqual(40)
  const search = (value: string) => run(() => fireEvent.change(screen.getByTestId('wm-search'), { target: { value } }))
  await search('no such wallet')
  expect(screen.getByTestId('wm-search-empty').textContent).toContain('No wallet found')
  await search('genuine')
  expect(screen.getAllByTestId('wm-wallet').map((row) => row.dataset['rdns'])).toEqual(['com.example.genuine'])
  await click('wm-wallet')
  expect(root.account).toMatchObject({ status: 'connected', walletInfo: { name: 'Genuine' } })
})

/** Announces 50 wallets, more than the 40 rows of the view. */
async function openMany() {
  const rendered = await renderModal({ wallet: null })
  const { open, run, advance, platform } = rendered
  await run(() => {
    for (let index = 0; index < 50; index += 1) {
      const uuid = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
      announce(platform.page, new FakeWallet(), { ...testWalletInfo, uuid, rdns: `com.example.wallet${index}` })
    }
  })
  await advance(1_000)
  await open()
  return rendered
}

test('The first wallet that the whole list adds takes the focus.', async () => {
  const { click } = await openMany()
  screen.getByTestId('wm-more-wallets').focus()
  await click('wm-more-wallets')
  await eventually(() =>
    expect(document.activeElement?.closest('[role=listitem]')?.getAttribute('aria-posinset')).toBe('41'),
  )
})

test('A whole list that fails to load says so; the same row loads it again.', async () => {
  const load = wholeList.load
  onTestFinished(() => void (wholeList.load = load))
  const { click, root } = await openMany()
  const failure = new Error('Failed to fetch dynamically imported module')
  wholeList.load = vi.fn<typeof load>().mockRejectedValueOnce(failure).mockImplementation(load)
  const row = screen.getByTestId('wm-more-wallets')
  row.focus()
  await click('wm-more-wallets')
  expect(root.modalStores.snack.message).toBe('This part did not load')
  expect(document.activeElement).toBe(screen.getByTestId('wm-more-wallets'))
  await click('wm-more-wallets')
  await eventually(() => expect(screen.getByTestId('wm-search')).toBeDefined())
})

test('Wallets with the same name and rdns are numbered.', async () => {
  const { open, platform, run } = await renderModal()
  await open()
  await run(() => announce(platform.page, new FakeWallet(), { ...testWalletInfo, uuid: twin.uuid }))
  const subs = screen.getAllByTestId('wm-wallet').map((row) => row.querySelector('bdi')?.textContent)
  expect(subs).toEqual(['com.example.wallet', 'com.example.wallet#2'])
})

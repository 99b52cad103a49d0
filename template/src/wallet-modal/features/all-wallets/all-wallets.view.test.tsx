// @vitest-environment happy-dom
import '../../testing/setup'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { testWalletInfo } from '../../testing/announce'
import { eventually } from '../../testing/eventually'
import { FakeDirectory, fakeDirectoryUrl, fakeWalletId, fakeWallets } from './testing/fake-directory'
import { dataOf, renderModal } from '../../testing/render-modal'
import { apiOf } from './directory/api-of'

type Options = Parameters<typeof renderModal>[0] & { directory?: FakeDirectory }

async function openDirectory({ directory = new FakeDirectory(), ...options }: Options = {}) {
  const modal = await renderModal({
    hosts: { api: fakeDirectoryUrl },
    services: (url) => directory.respond(url),
    ...options,
  })
  await modal.open({ view: 'AllWallets' })
  await modal.advance(0)
  const type = (value: string) =>
    modal.run(() => fireEvent.change(screen.getByTestId('wm-search'), { target: { value } }))
  return { ...modal, directory, type }
}

const tiles = () => screen.queryAllByTestId('wm-wallet')
const names = () => tiles().map((tile) => tile.dataset['walletName'])
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['index'] : undefined

test('[C2-03] AllWallets shows the directory: wallets of this browser first, then featured, recommended and all others.', async () => {
  const wallets = fakeWallets(30).map((wallet, index): WalletEntry =>
    index === 6 ? { ...wallet, rdns: testWalletInfo.rdns } : wallet,
  )
  const { root } = await openDirectory({ directory: new FakeDirectory(wallets), featuredWalletIds: [fakeWalletId(5)] })
  expect(screen.getByTestId('wm-title').textContent).toBe('All wallets')
  expect(screen.getByTestId('wm-search').getAttribute('placeholder')).toBe('Search 30 wallets')
  expect(names().slice(0, 8)).toEqual([6, 5, 0, 1, 2, 3, 4, 7].map((index) => `Wallet ${index}`))
  expect(dataOf(tiles()[0] ?? document.body)).toMatchObject({
    walletId: fakeWalletId(6),
    rdns: testWalletInfo.rdns,
    connectorId: testWalletInfo.rdns,
    namespaces: 'eip155',
  })
  expect(tiles()[0]?.getAttribute('aria-label')).toBe('Wallet 6, Installed, Certified')
  expect(
    tiles()
      .slice(0, 4)
      .map((tile) => tile.dataset['kind']),
  ).toEqual([undefined, 'featured', 'recommended', 'recommended'])
  const [first] = within(screen.getByTestId('wm-view-AllWallets')).getAllByRole('listitem', { hidden: true })
  expect([first?.getAttribute('aria-setsize'), first?.getAttribute('aria-posinset')]).toEqual(['30', '1'])
  expect(apiOf(root).grid).toHaveLength(30)
})

test('Of many wallets, few are mounted.', async () => {
  const { run, root } = await openDirectory()
  await run(() => apiOf(root).pagesOf(undefined).complete(fakeWallets(5_000)))
  expect(apiOf(root).grid).toHaveLength(5_000)
  expect(tiles().length).toBeGreaterThan(3)
  expect(tiles().length).toBeLessThanOrEqual(60)
})

test('[C1-17] Wallets are searched by name: in memory at once, then in the directory.', async () => {
  const { type, advance, directory, click, run, root } = await openDirectory({
    directory: new FakeDirectory(fakeWallets(1_200)),
  })
  await run(() => eventually(() => expect(apiOf(root).grid).toHaveLength(1_004)))
  await type('wallet 115')
  expect(names()).toEqual(['Wallet 115'])
  await advance(500)
  await advance(300)
  expect(directory.questions.at(-1)).toMatchObject({ search: 'wallet 115', entries: '100' })
  expect(names()).toEqual(['Wallet 115', ...Array.from({ length: 10 }, (_, index) => `Wallet 115${index}`)])
  await type('nobody')
  expect(screen.queryByTestId('wm-search-empty')).toBeNull()
  await advance(500)
  await advance(300)
  expect(screen.getByTestId('wm-search-empty').textContent).toContain('No match for “nobody”')
  await type('')
  expect(names()[0]).toBe('Wallet 0')
  await click('wm-certified')
  expect(screen.getByTestId('wm-snackbar').textContent).toContain('Only WalletConnect certified')
  expect(names().slice(0, 2)).toEqual(['Wallet 0', 'Wallet 3'])
})

test('Enter in the search field chooses the first wallet that was found, and nothing while nothing is searched for.', async () => {
  const { type, run, root } = await openDirectory()
  const enter = () => run(() => fireEvent.keyDown(screen.getByTestId('wm-search'), { key: 'Enter' }))
  await enter()
  expect(root.router.view).toBe('AllWallets')
  await type('wallet 7')
  await enter()
  expect(root.router.route).toMatchObject({ view: 'ConnectingWalletConnect', data: { wallet: { name: 'Wallet 7' } } })
})

test('A search that the host app asks for is in the field.', async () => {
  const { open, run, root } = await openDirectory()
  await run(() => root.modal.close('header'))
  await open({ view: 'AllWallets', search: 'wallet 7' })
  expect(screen.getByTestId('wm-search')).toHaveProperty('value', 'wallet 7')
  expect(names()[0]).toBe('Wallet 7')
})

test('A wallet of this browser is connected, another is paired.', async () => {
  const wallets = fakeWallets(8).map((wallet, index): WalletEntry =>
    index === 3 ? { ...wallet, rdns: testWalletInfo.rdns } : wallet,
  )
  const { run, root } = await openDirectory({ directory: new FakeDirectory(wallets) })
  await run(() => fireEvent.click(tiles()[1] ?? document.body))
  expect(root.router.route).toMatchObject({ view: 'ConnectingWalletConnect', data: { wallet: { name: 'Wallet 0' } } })
  await run(() => root.router.goBack())
  await run(() => fireEvent.click(tiles()[0] ?? document.body))
  expect(root.router.route).toMatchObject({ view: 'ConnectingExternal' })
})

test('A visitor who comes back finds the search unchanged.', async () => {
  const { type, run, root } = await openDirectory()
  await type('wallet 7')
  await run(() => fireEvent.click(tiles()[0] ?? document.body))
  await run(() => root.router.goBack())
  expect(screen.getByTestId('wm-search')).toHaveProperty('value', 'wallet 7')
  expect(names()).toContain('Wallet 7')
})

test('The keyboard moves in the grid, and between the grid and the field.', async () => {
  const { run } = await openDirectory({ directory: new FakeDirectory(fakeWallets(44)) })
  screen.getByTestId('wm-search').focus()
  await run(() => press('ArrowDown'))
  expect(focused()).toBe('0')
  expect(tiles().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  for (const [key, index] of [
    ['ArrowRight', '1'],
    ['ArrowDown', '5'],
    ['ArrowLeft', '4'],
    ['End', '43'],
    ['ArrowUp', '39'],
    ['Home', '0'],
  ] as const) {
    await run(() => press(key))
    expect([key, focused()]).toEqual([key, index])
  }
  await run(() => press('ArrowUp'))
  expect(document.activeElement).toBe(screen.getByTestId('wm-search'))
})

test('While the visitor types, the focus stays in the field as results come and go.', async () => {
  const { type, advance } = await openDirectory()
  screen.getByTestId('wm-search').focus()
  for (const text of ['wa', 'wallet 5', 'nobody', '']) {
    await type(text)
    await advance(1_000)
    expect(document.activeElement).toBe(screen.getByTestId('wm-search'))
  }
})

test('While the directory is loading, placeholders are shown; a failure can be tried again.', async () => {
  const directory = new FakeDirectory()
  directory.answerWith(() => new Promise(() => {}))
  const { advance, click } = await openDirectory({ directory })
  expect(screen.getByTestId('wm-view-AllWallets').querySelector('[aria-busy="true"]')).not.toBeNull()
  await advance(11_000)
  expect(screen.getByTestId('wm-directory-failed').textContent).toContain('The wallet list did not load')
  directory.answerWith(undefined)
  await click('wm-retry')
  await advance(0)
  expect(names()[0]).toBe('Wallet 0')
})

test('A list that could not be updated is still shown.', async () => {
  const directory = new FakeDirectory()
  directory.answerWith((url) =>
    url.searchParams.get('page') === '1' ? directory.list(url) : new Response('', { status: 500 }),
  )
  const { run, root, click, advance } = await openDirectory({ directory })
  const view = screen.getByTestId('wm-view-AllWallets')
  // The page that failed in the background is no failure to the visitor, who has not scrolled to it.
  expect(view.textContent).not.toContain('The list could not be updated.')
  await run(() => apiOf(root).fetchNextPage())
  expect(names()[0]).toBe('Wallet 0')
  expect(view.textContent).toContain('The list could not be updated.')
  directory.answerWith(undefined)
  await click('wm-retry')
  await advance(0)
  expect(screen.queryByTestId('wm-retry')).toBeNull()
})

test('While the list is open, all its pages are read, and then a search does not ask the service.', async () => {
  const { directory, advance, type, run, root } = await openDirectory()
  await run(() => eventually(() => expect(apiOf(root).grid).toHaveLength(100)))
  const asked = directory.questions.length
  await type('wallet 99')
  await advance(1_000)
  expect(names()).toEqual(['Wallet 99'])
  await type('nobody')
  await advance(1_000)
  expect(screen.getByTestId('wm-search-empty')).toBeDefined()
  expect(directory.questions).toHaveLength(asked)
})

test('Reading ends when the visitor leaves the list.', async () => {
  const directory = new FakeDirectory()
  const answers: (() => void)[] = []
  directory.answerWith((url) =>
    url.searchParams.get('page') === '2'
      ? new Promise((resolve) => void answers.push(() => resolve(directory.list(url))))
      : directory.list(url),
  )
  const { run, root, modal } = await openDirectory({ directory })
  await run(() => eventually(() => expect(answers).toHaveLength(1)))
  await run(() => modal.close())
  await run(() => answers[0]?.())
  await run(() => eventually(() => expect(apiOf(root).grid).toHaveLength(84)))
  expect(directory.questions.map(({ page }) => page)).not.toContain('3')
})

test('Without a directory service the bundled list is shown, with its date.', async () => {
  await openDirectory({ hosts: {} })
  await eventually(() => expect(names()[0]).toBe('MetaMask'))
  const view = screen.getByTestId('wm-view-AllWallets')
  expect(view.textContent).toContain('Bundled list from 21 Nov 2026')
  expect(screen.queryByTestId('wm-certified')).toBeNull()
  expect(tiles()[0]?.textContent).toBe('MetaMask')
})

test('Until the terms are accepted, no wallet can be chosen.', async () => {
  const { run, root } = await openDirectory({
    termsConditionsUrl: 'https://app.example/terms',
    features: { legalCheckbox: true },
  })
  await run(() => fireEvent.click(tiles()[0] ?? document.body))
  expect(tiles()[0]?.getAttribute('aria-disabled')).toBe('true')
  expect(root.router.view).toBe('AllWallets')
})

test('The number of results is announced when typing has paused, and not for a search that has passed.', async () => {
  const { type, advance } = await openDirectory({ directory: new FakeDirectory(fakeWallets(30)) })
  const regions = () => screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent)
  const announced = () => regions().filter(Boolean)
  await type('Wallet 2')
  expect(announced()).toEqual([])
  await advance(800)
  await advance(1_000)
  expect(announced()).toEqual(['11 wallets'])
  await type('Wallet 29')
  expect(announced()).toEqual([])
  await advance(800)
  await advance(1_000)
  expect(announced()).toEqual(['1 wallet'])
  await type('Wallet none')
  await advance(800)
  await advance(1_000)
  expect(announced()).toContain('No wallets')
  await type('')
  expect(announced()).toEqual([])
})

// @vitest-environment happy-dom
import '../../../testing/setup'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pairingKit } from '../../../connectors/walletconnect/pairing-kit'
import { refusedError, unavailableError } from '../../../connectors/walletconnect/relay-errors'
import { required } from '../../../domain/errors/errors'
import type { WalletEntry } from '../../../domain/wallets/wallet-entry'
import { FakeSession, givePairingClient } from '../testing/fake-pairing'
import { localeOf, replaceTexts } from '../../../testing/fake-texts'
import { firstAddress, walletError } from '../../../testing/fake-wallet'
import { alpha, beta } from '../../../testing/networks'
import { renderModal, wordsOf } from '../../../testing/render-modal'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604'
const androidPhone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

const wallet: WalletEntry = {
  id: 'f'.repeat(64),
  name: 'Phone Wallet',
  mobile_link: 'phone-wallet://',
  desktop_link: 'phone-wallet://',
  webapp_link: 'https://phone.example',
  app_store: 'https://apps.example/phone',
  play_store: 'https://play.example/phone',
  homepage: 'https://phone.example',
}
const appOnly: WalletEntry = { ...wallet, desktop_link: undefined, webapp_link: undefined }

async function open(options: Parameters<typeof renderModal>[0] & { entry?: WalletEntry } = {}) {
  const { entry: chosen, ...rest } = options
  const rendered = await renderModal({ hosts: { relay: 'wss://relay.example' }, ...rest })
  const client = givePairingClient(rendered)
  const pairing = required(rendered.root.features.pairing, 'MODAL_NOT_LOADED')
  const enter = () => rendered.show({ view: 'ConnectingWalletConnect', data: chosen && { wallet: chosen } })
  return { ...rendered, client, pairing, enter }
}

const state = () => screen.getByTestId('wm-connecting').dataset['state']
/** The texts of the live regions. */
const announced = () => screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent)
const words = () => screen.getByTestId('wm-connecting').textContent
const view = () => screen.getByTestId('wm-view-ConnectingWalletConnect').textContent

test('The code for any wallet has its link, its clock and a copy button.', async () => {
  const { client, enter, click, platform, advance } = await open()
  await enter()
  expect(screen.getByTestId('wm-title').textContent).toBe('Scan with your phone')
  expect(screen.getByTestId('wm-qr').dataset['uri']).toBe(client.last.uri)
  expect(view()).toContain('Code expires in 4:00')
  await advance(52_000)
  await advance(1_000)
  expect(view()).toContain('Code expires in 3:07')
  await click('wm-copy-link')
  expect(platform.copied).toEqual([client.last.uri])
  expect(screen.getByTestId('wm-copy-link').textContent).toContain('Link copied')
  expect(announced()).toContain('Link copied')
  await advance(1_600)
  expect(announced()).not.toContain('Link copied')
})

test('[C2-05] ConnectingWalletConnect is shown for a given wallet, under its name.', async () => {
  const { enter } = await open({ entry: appOnly })
  await enter()
  expect(screen.getByTestId('wm-modal').dataset['view']).toBe('ConnectingWalletConnect')
  expect(screen.getByTestId('wm-title').textContent).toBe('Phone Wallet')
  expect(view()).toContain('Scan this code with the wallet on your phone.')
  expect(screen.queryAllByTestId('wm-tab')).toEqual([])
})

test('[C2-04] ConnectingWalletConnectBasic is the basic pairing view.', async () => {
  const { client, open: openModal, run, root } = await open({ adapters: [], networks: [alpha] })
  await openModal()
  expect(screen.getByTestId('wm-modal').dataset['view']).toBe('ConnectingWalletConnectBasic')
  expect(screen.getByTestId('wm-qr').dataset['uri']).toBe(client.last.uri)
  await run(() => client.last.approve())
  expect(root.account.address).toBe(firstAddress)
})

test('A renewed code replaces the old one.', async () => {
  const { client, enter, advance } = await open()
  await enter()
  const first = screen.getByTestId('wm-qr').dataset['uri']
  await advance(230_000)
  expect(screen.getByTestId('wm-qr').dataset['uri']).toBe(client.last.uri)
  expect(client.last.uri).not.toBe(first)
})

test('A slow start is reported, and nothing can be copied yet.', async () => {
  const { client, enter, advance } = await open()
  client.hold()
  await enter()
  expect(words()).toBe('Getting a code…')
  expect(screen.getByTestId('wm-copy-link').hasAttribute('disabled')).toBe(true)
  await advance(3_000)
  expect(words()).toBe('This takes longer than usual.')
})

test('After a decline no dead code is shown; Try again shows the next one.', async () => {
  const { client, enter, run, click } = await open()
  await enter()
  await run(() => client.last.reject())
  expect(state()).toBe('declined')
  expect(words()).toContain('You declined the request')
  expect(screen.getByTestId('wm-connecting').querySelector('[data-state="declined"]')).not.toBeNull()
  expect(screen.queryByTestId('wm-qr')).toBeNull()
  await click('wm-retry')
  expect(screen.getByTestId('wm-qr').dataset['uri']).toBe(client.last.uri)
})

test('The connected message is shown and closes by itself.', async () => {
  const { client, enter, run, advance, root } = await open()
  await enter()
  await run(() => client.last.approve())
  expect(state()).toBe('connected')
  await advance(700)
  expect(root.modal.open).toBe(false)
})

test('A service that does not answer is reported in plain words, with another try.', async () => {
  const { client, enter, click } = await open()
  client.failure = unavailableError()
  await enter()
  expect(state()).toBe('error')
  expect(words()).toContain('The pairing service does not answer. Check your connection, then try again.')
  client.failure = undefined
  await click('wm-retry')
  expect(screen.getByTestId('wm-qr')).toBeDefined()
})

test.each([
  ['Unauthorized: origin not allowed', 'Invalid App Configuration'],
  ['JWT validation error: JWT Token is not yet valid', 'Session Expired'],
  ['Unauthorized: invalid key', 'Invalid Project ID'],
])("[C8-09] The server's %s shows the alert %s once, and an error in the view.", async (message, title) => {
  const { enter, client, run, root, platform } = await open()
  client.failure = refusedError(message)
  const tell: (() => void)[] = []
  const metadata = { name: '', description: '', url: '', icons: [] }
  root.features.pairingSource?.use({
    ...pairingKit,
    appMetadata: () => metadata,
    createClient: async (_, { onAlert }) => {
      const { alertForMessage } = await import('../../../connectors/walletconnect/service-messages')
      tell.push(() => onAlert(required(alertForMessage(message), 'NOT_CONNECTED')))
      return client
    },
  })
  await enter()
  expect(state()).toBe('error')
  await run(() => tell.forEach((one) => (one(), one())))
  expect(screen.getByTestId('wm-alert').textContent).toContain(title)
  expect(platform.logged.filter(({ level }) => level === 'error')).toHaveLength(1)
})

test('The tabs come in the specified order, and each shows its own way.', async () => {
  const { enter, run, platform } = await open({ entry: wallet })
  await enter()
  const tabs = () => screen.getAllByTestId('wm-tab').map(({ dataset, textContent }) => [dataset['tab'], textContent])
  expect(tabs()).toEqual([
    ['qrcode', 'Mobile'],
    ['web', 'Web app'],
    ['desktop', 'Desktop'],
  ])
  const choose = (tab: string) =>
    run(() =>
      screen
        .getAllByTestId('wm-tab')
        .find(({ dataset }) => dataset['tab'] === tab)
        ?.click(),
    )
  await choose('web')
  expect(platform.page.opened).toEqual([])
  await run(() => screen.getByTestId('wm-open-wallet').click())
  expect(platform.page.opened[0]?.url).toMatch(/^https:\/\/phone\.example\/wc\?uri=wc%3A/)
  expect(platform.page.opened[0]?.target).toBe('_blank')
  await choose('desktop')
  await run(() => screen.getByTestId('wm-open-wallet').click())
  expect(platform.page.opened[1]?.url).toMatch(/^phone-wallet:\/\/wc\?uri=wc%3A/)
})

test('On a phone the wallet opens in the event handler of the tap, and only then.', async () => {
  const { client, enter, platform, run, root, modal } = await open({ entry: appOnly, userAgent: phone })
  const events: string[] = []
  modal.subscribeEvents(({ props }) => void events.push(JSON.stringify(props)))
  client.hold()
  await enter()
  const button = screen.getByTestId('wm-open-wallet')
  expect(button.getAttribute('aria-busy')).toBe('true')
  button.click()
  expect(platform.page.opened).toEqual([])
  await run(() => client.release())
  expect(platform.page.opened).toEqual([])
  await run(() => {
    screen.getByTestId('wm-open-wallet').click()
    expect(platform.page.opened).toHaveLength(1)
  })
  expect(platform.page.opened[0]).toEqual({
    url: `phone-wallet://wc?uri=${encodeURIComponent(client.last.uri)}`,
    target: '_self',
  })
  expect(JSON.parse(platform.keyValue.get('WALLETCONNECT_DEEPLINK_CHOICE') ?? '')).toEqual({
    href: 'phone-wallet://',
    name: 'Phone Wallet',
  })
  platform.page.setVisible(false)
  await run(() => client.last.approve())
  platform.page.setVisible(true)
  expect(state()).toBe('connected')
  expect(root.recentConnectorIds).toEqual([wallet.id])
  expect(events.join()).toContain('"method":"mobile","name":"Phone Wallet"')
})

test('An app that does not open is reported in the view, with the link, the code and the store.', async () => {
  const { client, enter, click, advance, platform, root } = await open({ entry: appOnly, userAgent: androidPhone })
  await enter()
  await click('wm-open-wallet')
  expect(words()).toContain('Approve in Phone Wallet')
  await advance(2_500)
  expect(words()).toContain('Phone Wallet did not open')
  expect(screen.getByTestId('wm-get-wallet').getAttribute('href')).toBe('https://play.example/phone')
  await click('wm-copy-link')
  expect(platform.copied).toEqual([client.last.uri])
  expect(announced()).toContain('Link copied')
  await click('wm-show-code')
  expect(screen.getByTestId('wm-qr').dataset['uri']).toBe(client.last.uri)
  expect(platform.keyValue.get('WALLETCONNECT_DEEPLINK_CHOICE')).toBeNull()
  expect(root.features.pairing?.linking).toBeUndefined()
})

test('Without a wallet, a phone opens the app that it has for such links, or copies the link; the code comes after.', async () => {
  const { client, enter, click, run, platform, root } = await open({ userAgent: phone })
  await enter()
  expect(screen.getByTestId('wm-title').textContent).toBe('WalletConnect')
  const order = [...screen.getByTestId('wm-view-ConnectingWalletConnect').querySelectorAll('[data-testid]')]
  expect(order.map((part) => part.getAttribute('data-testid'))).toEqual([
    'wm-open-wallet',
    'wm-copy-link',
    'wm-qr',
    'wm-connecting',
  ])
  expect(words()).toBe('Or scan this code with a wallet on another device.')
  await click('wm-open-wallet')
  expect(platform.page.opened).toEqual([{ url: client.last.uri, target: '_self' }])
  platform.page.setVisible(false)
  await run(() => client.last.approve())
  platform.page.setVisible(true)
  expect(root.account.status).toBe('connected')
})

test('If no app opens for the link, the view says so.', async () => {
  const { enter, click, advance } = await open({ userAgent: phone })
  await enter()
  await click('wm-open-wallet')
  await advance(2_500)
  expect(view()).toContain('No wallet opened. Copy the link into your wallet.')
})

test('An app that opens is waited for.', async () => {
  const { enter, click, advance, platform } = await open({ entry: appOnly, userAgent: phone })
  await enter()
  await click('wm-open-wallet')
  platform.page.setVisible(false)
  await advance(10_000)
  expect(words()).toContain('Approve in Phone Wallet')
})

test("A link that the browser refuses is reported without the pairing's key.", async () => {
  const { enter, click, platform, modal, client } = await open({ entry: appOnly, userAgent: phone })
  const events: string[] = []
  modal.subscribeEvents(({ props }) => void events.push(JSON.stringify(props)))
  platform.page.window.open = (url) => {
    throw new SyntaxError(`Unable to open '${String(url)}'`)
  }
  await enter()
  await click('wm-open-wallet')
  expect(words()).toContain('Phone Wallet did not open')
  const error = events.find((event) => event.includes('CONNECT_PROXY_ERROR'))
  expect(error).toContain('"mobile_link":"phone-wallet://"')
  expect(events.join()).not.toContain('symKey')
  expect(events.join()).not.toContain(encodeURIComponent(client.last.uri))
})

test('In Telegram the link is made before a wallet is chosen, and that same link is used.', async () => {
  const rendered = await open({ entry: appOnly, userAgent: androidPhone })
  const { client, run, root } = rendered
  await run(() => {
    Object.assign(root.modalStores.device, { isTelegram: true })
    root.modal.show()
  })
  expect(client.proposals).toHaveLength(1)
  await rendered.enter()
  expect(client.proposals).toHaveLength(1)
  await rendered.click('wm-open-wallet')
  expect(rendered.platform.page.opened[0]).toEqual({
    url: `phone-wallet://wc?uri=${encodeURIComponent(encodeURIComponent(client.last.uri))}`,
    target: '_blank',
  })
})

test('A wallet of this browser is asked directly, without a link.', async () => {
  const injected: WalletEntry = { ...wallet, injected: [{ injected_id: 'isPhone' }] }
  const { client, enter, run, wallet: provider, root, click, platform } = await open({ entry: injected })
  root.connector.addConnectors([
    {
      id: 'injected',
      type: 'INJECTED',
      name: 'Browser Wallet',
      chain: 'eip155',
      provider: { isPhone: true, request: () => Promise.reject(walletError(4001)) },
    },
  ])
  await enter()
  expect(client.proposals).toEqual([])
  expect(state()).toBe('declined')
  await click('wm-retry')
  expect(provider.calls).toEqual([])
  await run(() => screen.getAllByTestId('wm-tab')[1]?.click())
  expect(client.proposals).toHaveLength(1)
  expect(platform.page.opened).toEqual([])
})

test('If a wallet of this browser fails, the visitor reads the message in the language of the modal, and the words of the wallet.', async () => {
  const injected: WalletEntry = { ...wallet, injected: [{ injected_id: 'isPhone' }] }
  const { enter, run, root } = await open({ entry: injected })
  const request = () => Promise.reject(walletError(-32000, 'the vault is locked'))
  const provider = { isPhone: true, request }
  root.connector.addConnectors([
    { id: 'injected', type: 'INJECTED', name: 'Browser Wallet', chain: 'eip155', provider },
  ])
  await enter()
  expect(state()).toBe('error')
  expect(words()).toContain('The wallet reported an error: the vault is locked')
  const texts = { coreErrors: { WALLET_FAILED: 'Die Wallet ist gescheitert' } }
  await run(() => replaceTexts(root, texts, localeOf('de')))
  expect(words()).toMatch(/Die Wallet ist gescheitert: the vault is locked\.?$/)
})

test('A missing extension is shown as Not Detected, one step from where to get it.', async () => {
  const extension: WalletEntry = {
    id: 'x',
    name: 'Extension',
    rdns: 'com.x',
    chrome_store: 'https://c.example',
    homepage: 'https://x.example',
  }
  const { enter, click, platform } = await open({ entry: extension })
  await enter()
  expect(view()).toContain('Not Detected')
  await click('wm-get')
  expect(screen.getByTestId('wm-title').textContent).toBe('Get Extension')
  expect(screen.getAllByTestId('wm-download').map(({ dataset }) => dataset['store'])).toEqual([
    'chrome_store',
    'homepage',
  ])
  await click('wm-back')
  await click('wm-get')
  screen.getAllByTestId('wm-download')[0]?.click()
  expect(platform.page.opened).toEqual([{ url: 'https://c.example', target: '_blank' }])
})

test('If the wallet approves only another namespace, the view says so and the session is ended.', async () => {
  const { client, enter, run } = await open()
  await enter()
  const session = new FakeSession('other', { solana: { accounts: ['solana:x:y'], methods: [] } })
  await run(() => client.last.approve(session))
  expect(state()).toBe('error')
  expect(words()).toContain('The wallet shared no account')
  expect(session.isEnded).toBe(true)
})

test('Networks that a paired wallet has not approved stand last and cannot be chosen; others can.', async () => {
  const { client, enter, run, open: openModal, root } = await open({ networks: [beta, alpha] })
  await enter()
  await run(() => client.last.approve(new FakeSession('one')))
  await run(() => root.modal.close('done'))
  await openModal({ view: 'Networks' })
  const rows = () => screen.getAllByTestId('wm-network').map((row) => [wordsOf(row), row.getAttribute('aria-disabled')])
  expect(rows()).toEqual([
    ['Alpha', null],
    ['BetaNot approved', 'true'],
  ])
  await run(() => fireEvent.click(screen.getByText('Beta')))
  expect(root.chain.activeCaipNetwork?.name).toBe('Alpha')
  expect(screen.getByTestId('wm-view-Networks')).toBeDefined()
})

test('A paired wallet that names no networks is asked for any network, and so is the next wallet.', async () => {
  const { client, enter, run, open: openModal, root, modal, connect } = await open({ networks: [alpha, beta] })
  await enter()
  const session = Object.assign(new FakeSession('one'), { peer: { name: 'MetaMask Wallet', icon: undefined } })
  await run(() => client.last.approve(session))
  await run(() => root.modal.close('done'))
  await openModal({ view: 'Networks' })
  const disabled = () => screen.getAllByTestId('wm-network').map((row) => row.getAttribute('aria-disabled'))
  expect(disabled()).toEqual([null, null])
  await run(() => modal.close())
  // There is no disconnect in between.
  root.chain.setChainNetworkData({ approvedCaipNetworkIds: ['eip155:1'], supportsAllNetworks: false }, 'eip155')
  await connect()
  await openModal({ view: 'Networks' })
  expect(disabled()).toEqual([null, null])
})

test('A visitor whose paired wallet approved only unknown networks can close the view.', async () => {
  const { client, enter, run, click, root } = await open()
  await enter()
  const foreign = { eip155: { accounts: [`eip155:31337:${firstAddress}`], methods: ['personal_sign'] } }
  await run(() => client.last.approve(new FakeSession('one', foreign)))
  expect(screen.getByTestId('wm-modal').dataset['view']).toBe('UnsupportedChain')
  expect(screen.getAllByTestId('wm-network').every((row) => row.getAttribute('aria-disabled') === 'true')).toBe(true)
  await click('wm-close')
  expect(root.modal.open).toBe(false)
  expect(root.account.address).toBe(firstAddress)
})

// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test, vi } from 'vitest'
import { required, WalletModalError } from '../../domain/errors/errors'
import { pairingError } from '../../domain/errors/pairing-errors'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import type { PairingTest } from './testing/fake-pairing'
import { FakeSession, approvedAlpha, createPairingTest } from './testing/fake-pairing'
import { firstAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { resumePairing } from './resume-pairing'
import { SignInWithPairing } from './sign-in-with-pairing'

const phoneWallet: WalletEntry = { id: 'a'.repeat(64), name: 'Phone Wallet', mobile_link: 'phone-wallet://' }

test('Entering a pairing view makes one link.', async () => {
  const { client, pairing, openCode } = await createPairingTest()
  expect(pairing.state).toEqual({ state: 'idle' })
  await openCode()
  expect(pairing.state).toMatchObject({ state: 'ready', link: { uri: client.last.uri } })
  expect(client.proposals).toHaveLength(1)
  expect(Object.keys(client.last.namespaces)).toEqual(['eip155'])
  expect(client.last.namespaces['eip155']?.chains).toEqual(['eip155:1', 'eip155:10'])
})

test('[C1-02] A wallet that approves is connected, with its name and icon.', async () => {
  const { client, pairing, root, openCode, modal } = await createPairingTest()
  const events: string[] = []
  modal.subscribeEvents(({ props }) => void events.push(JSON.stringify(props)))
  await openCode()
  await client.last.approve()
  expect(pairing.state).toEqual({ state: 'connected' })
  expect(root.account).toMatchObject({ status: 'connected', address: firstAddress })
  expect(root.account.walletInfo).toMatchObject({ name: 'Phone Wallet', icon: 'https://phone.example/icon.png' })
  expect(root.memory.read().connections.eip155?.connectorId).toBe('walletConnect')
  expect(events.join()).toContain('"event":"CONNECT_SUCCESS","properties":{"method":"qrcode","name":"Phone Wallet"}')
})

test('The data service is told the client id while a wallet is paired.', async () => {
  const { client, root, openCode } = await createPairingTest()
  const { api } = await root.accountLoader.load()
  expect(api.clientId).toBeNull()
  await openCode()
  await client.last.approve()
  await settle()
  expect(api.clientId).toBe('did:key:z6Mk')
  await root.connection.disconnect()
  expect(api.clientId).toBeNull()

  client.id = undefined
  await openCode()
  await client.last.approve()
  await settle()
  expect(api.clientId).toBeNull()
})

test('The connected view closes by itself.', async () => {
  const { client, root, openCode, platform } = await createPairingTest()
  await openCode()
  await client.last.approve()
  expect(root.modal.open).toBe(true)
  await platform.advance(700)
  expect(root.modal.open).toBe(false)
})

test('[C9-01] A link is valid for four minutes and renewed ten seconds before it expires.', async () => {
  const { client, pairing, openCode, platform } = await createPairingTest()
  await openCode()
  const first = client.last
  expect(pairing.link?.expiresAt).toBe(platform.now() + 240_000)
  await platform.advance(229_999)
  expect(client.proposals).toHaveLength(1)
  await platform.advance(1)
  expect(client.proposals).toHaveLength(2)
  expect(pairing.link?.uri).toBe(client.last.uri)
  expect(first.isCancelled).toBe(true)
  // With ten seconds left it counts as expired; with more it is used again.
  const second = client.last
  await platform.advance(229_999)
  pairing.retry()
  expect(pairing.link?.uri).toBe(second.uri)
})

test('An expired link is never shown, even while the next is not ready.', async () => {
  const { client, pairing, openCode, platform } = await createPairingTest()
  await openCode()
  client.hold()
  await platform.advance(230_000)
  expect(pairing.state.state).toBe('ready')
  await platform.advance(10_000)
  expect(pairing.state).toEqual({ state: 'starting', isSlow: false })
  await client.release()
  expect(pairing.state).toMatchObject({ state: 'ready', link: { expiresAt: platform.now() + 240_000 } })
})

test('A page that was asleep makes a new link when the visitor returns.', async () => {
  const { client, openCode, platform } = await createPairingTest()
  await openCode()
  platform.page.setVisible(false)
  await platform.advance(900_000)
  expect(client.proposals).toHaveLength(1)
  platform.page.setVisible(true)
  await settle()
  expect(client.proposals).toHaveLength(2)
})

test('The approval of a replaced link ends the session and changes nothing.', async () => {
  const { client, pairing, root, openCode, platform } = await createPairingTest()
  await openCode()
  const [first] = client.proposals
  await platform.advance(230_000)
  const session = new FakeSession('stale')
  await first?.approve(session)
  expect(session.isEnded).toBe(true)
  expect(root.account.status).toBe('disconnected')
  expect(pairing.link?.uri).toBe(client.last.uri)
})

test('An approval after the modal was closed connects, and the modal stays closed.', async () => {
  const { client, modal, root, pairing, openCode } = await createPairingTest()
  await openCode()
  modal.close()
  await client.last.approve()
  expect(pairing.state).toEqual({ state: 'connected' })
  expect(root.account).toMatchObject({ status: 'connected', address: firstAddress })
  expect(root.modal.isShown).toBe(false)
  expect(client.proposals).toHaveLength(1)
})

test('An approval after the modal was closed and another wallet connected ends the session.', async () => {
  const { client, modal, root, pairing, openCode, connect } = await createPairingTest()
  await openCode()
  modal.close()
  await connect()
  const session = new FakeSession('late')
  await client.last.approve(session)
  expect(client.last.isCancelled).toBe(true)
  expect(session.isEnded).toBe(true)
  expect(pairing.state).toEqual({ state: 'idle' })
  expect(root.connector.activeConnectorIds.get('eip155')).not.toBe('walletConnect')
})

test('A link that is renewed after the visitor has left does not replace the link that the visitor has scanned.', async () => {
  const { client, modal, root, pairing, openCode, platform } = await createPairingTest()
  await openCode()
  const scanned = client.last
  client.hold()
  await platform.advance(230_000)
  modal.close()
  await client.release()
  expect(client.last.isCancelled).toBe(true)
  expect(pairing.link?.uri).toBe(scanned.uri)
  await scanned.approve()
  expect(root.account.isConnected).toBe(true)
})

test('A link that cannot be renewed after the visitor has left can still be approved.', async () => {
  const { client, modal, root, openCode, platform } = await createPairingTest()
  await openCode()
  const scanned = client.last
  client.hold()
  await platform.advance(230_000)
  modal.close()
  client.failure = pairingError('PAIRING_UNAVAILABLE')
  await client.release()
  await scanned.approve()
  expect(root.account.isConnected).toBe(true)
})

test('A visitor who opens the code again right before it expires sees it until the next is ready, and can approve it.', async () => {
  const { client, modal, root, pairing, openCode, platform } = await createPairingTest()
  await openCode()
  const scanned = client.last
  modal.close()
  client.hold()
  await platform.advance(235_000)
  await openCode()
  expect(pairing.state).toMatchObject({ state: 'ready', link: { uri: scanned.uri } })
  await scanned.approve()
  expect(root.account.isConnected).toBe(true)
  await client.release()
  expect(client.last.isCancelled).toBe(true)
  expect(pairing.state).toEqual({ state: 'connected' })
})

/** Holds back what the first session needs to open. Returns the function that lets the session open. */
function holdRpc({ adapters }: PairingTest['root']): () => void {
  let goOn = () => {}
  const wait = new Promise<void>((resolve) => (goOn = resolve))
  const rpc = adapters.rpc.bind(adapters)
  vi.spyOn(adapters, 'rpc').mockImplementationOnce(async () => (await wait, rpc()))
  return goOn
}

test('A disconnect ends a session that a wallet has approved and that is not shown yet.', async () => {
  const { client, root, pairing, openCode } = await createPairingTest()
  await openCode()
  const goOn = holdRpc(root)
  const session = new FakeSession()
  await client.last.approve(session)
  expect(pairing.state.state).toBe('starting')
  await root.connection.disconnect()
  goOn()
  await settle()
  expect([session.isEnded, root.account.isConnected, pairing.state.state]).toEqual([true, false, 'failed'])
})

test('A wallet that connects while an approved session is not shown yet stays, if the modal is closed.', async () => {
  const { client, modal, root, openCode, connect } = await createPairingTest()
  await openCode()
  modal.close()
  const goOn = holdRpc(root)
  const session = new FakeSession()
  await client.last.approve(session)
  await connect()
  goOn()
  await settle()
  expect(session.isEnded).toBe(true)
  expect(root.account.isConnected).toBe(true)
  expect(root.connector.activeConnectorIds.get('eip155')).not.toBe('walletConnect')
})

test('Another wallet that takes the place of the paired wallet ends the pairing.', async () => {
  const { client, root, pairing, openCode, connect } = await createPairingTest()
  await openCode()
  const session = new FakeSession()
  await client.last.approve(session)
  await connect()
  await settle()
  expect([session.isEnded, pairing.state.state, root.account.isConnected]).toEqual([true, 'idle', true])
})

test('If the wallet declines after the modal was closed, or the link expires, nothing is made in its place.', async () => {
  for (const error of [new WalletModalError('USER_REJECTED'), new WalletModalError('TIMED_OUT')]) {
    const { client, modal, pairing, openCode, browser } = await createPairingTest()
    await openCode()
    modal.close()
    await client.last.reject(error)
    expect(pairing.state).toEqual({ state: 'idle' })
    expect(client.proposals).toHaveLength(1)
    expect(browser.stored.has('wallet-modal:default:pairing')).toBe(false)
  }
})

test('An approval after the link has expired ends the session.', async () => {
  const { client, root, openCode, platform } = await createPairingTest()
  await openCode()
  platform.page.setVisible(false)
  await platform.advance(240_000)
  const session = new FakeSession('late')
  await client.last.approve(session)
  expect(session.isEnded).toBe(true)
  expect(root.account.status).toBe('disconnected')
})

test('A wallet that declines is shown as declined, with a new link ready behind the message.', async () => {
  const { client, pairing, openCode } = await createPairingTest()
  await openCode()
  await client.last.reject()
  expect(pairing.state).toMatchObject({ state: 'declined', link: { uri: client.last.uri } })
  expect(client.proposals).toHaveLength(2)
  pairing.retry()
  expect(pairing.state).toMatchObject({ state: 'ready', link: { uri: client.last.uri } })
  expect(client.proposals).toHaveLength(2)
})

test('A relay that does not answer is reported, and tried again only when the visitor asks.', async () => {
  const { client, pairing, openCode, platform } = await createPairingTest()
  client.failure = pairingError('PAIRING_UNAVAILABLE')
  await openCode()
  expect(pairing.state).toMatchObject({ state: 'failed', error: { code: 'PAIRING_UNAVAILABLE' } })
  await platform.advance(600_000)
  expect(client.proposals).toHaveLength(0)
  client.failure = undefined
  pairing.retry()
  await settle()
  expect(pairing.state.state).toBe('ready')
})

test('After three seconds without a link the view says that it is slow.', async () => {
  const { client, pairing, openCode, platform } = await createPairingTest()
  client.hold()
  await openCode()
  expect(pairing.state).toEqual({ state: 'starting', isSlow: false })
  await platform.advance(3_000)
  expect(pairing.state).toEqual({ state: 'starting', isSlow: true })
})

test('Tapping twice makes one link.', async () => {
  const { client, pairing, openCode } = await createPairingTest()
  client.hold()
  await openCode()
  pairing.retry()
  pairing.retry()
  await client.release()
  expect(client.proposals).toHaveLength(1)
})

test('Going back keeps the link for the next wallet.', async () => {
  const { client, pairing, root, openCode } = await createPairingTest()
  await openCode()
  root.router.goBack()
  root.router.push({ view: 'ConnectingWalletConnect', data: { wallet: phoneWallet } })
  await settle()
  expect(client.proposals).toHaveLength(1)
  expect(pairing.wallet?.name).toBe('Phone Wallet')
})

test('Without a project id and a relay host there is an alert, and an error in the view.', async () => {
  const { root, pairing, openCode } = await createPairingTest({ hosts: {} })
  const { pairingKit } = await import('../../connectors/walletconnect/pairing-kit')
  root.features.pairingSource?.use(pairingKit)
  await openCode()
  expect(pairing.state).toMatchObject({ state: 'failed', error: { code: 'PROJECT_ID_MISSING' } })
  expect(root.modalStores.alert.code).toBe('PROJECT_ID_NOT_CONFIGURED')
})

test('A wallet that shares no account is reported in plain words, and its session is ended.', async () => {
  const { client, pairing, openCode } = await createPairingTest()
  await openCode()
  const session = new FakeSession('empty', { solana: { accounts: ['solana:x:y'], methods: [] } })
  await client.last.approve(session)
  expect(pairing.state).toMatchObject({ state: 'failed', error: { code: 'NO_ACCOUNT' } })
  expect(session.isEnded).toBe(true)
})

test('If the wallet approved only other networks, the app moves to one of them.', async () => {
  const { client, root, openCode, modal } = await createPairingTest()
  await modal.switchNetwork({ id: 10 })
  await openCode()
  await client.last.approve()
  expect(root.chain.activeCaipNetwork?.caipNetworkId).toBe('eip155:1')
  expect(root.chain.chains.get('eip155')?.networkState).toMatchObject({
    approvedCaipNetworkIds: ['eip155:1'],
    supportsAllNetworks: false,
  })
})

test('When the wallet ends the session, the account goes and the recent wallets stay.', async () => {
  const { client, root, openCode, platform } = await createPairingTest()
  await openCode()
  root.router.goBack()
  root.router.push({ view: 'ConnectingWalletConnect', data: { wallet: phoneWallet } })
  await settle()
  const session = new FakeSession()
  await client.last.approve(session)
  session.tell({ type: 'ended' })
  await platform.advance(100)
  expect(root.account.status).toBe('disconnected')
  expect(root.recentConnectorIds).toEqual([phoneWallet.id])
  expect(root.memory.read().connections).toEqual({})
})

test('Disconnecting ends the session at the wallet.', async () => {
  const { client, modal, openCode } = await createPairingTest()
  await openCode()
  const session = new FakeSession()
  await client.last.approve(session)
  await modal.disconnect()
  expect(session.isEnded).toBe(true)
})

test('A session of an earlier visit is restored.', async () => {
  const before = await createPairingTest()
  await before.openCode()
  await before.client.last.approve()
  before.modal.dispose()
  const { root } = await createPairingTest({ browser: before.browser, stored: new FakeSession() })
  expect(root.account).toMatchObject({ status: 'connected', address: firstAddress })
})

test('A session that has ended is forgotten without an error.', async () => {
  const before = await createPairingTest()
  await before.openCode()
  await before.client.last.approve()
  before.modal.dispose()
  const { root, platform } = await createPairingTest({ browser: before.browser })
  await platform.advance(0)
  expect(root.account.status).toBe('disconnected')
  expect(root.memory.read().connections).toEqual({})
  expect(platform.logged).toEqual([])
})

test("A second tab follows a disconnect, and does not undo the first tab's new connection.", async () => {
  const first = await createPairingTest()
  const second = await createPairingTest({ browser: first.browser })
  await second.openCode()
  await first.openCode()
  await first.client.last.approve()
  await settle()
  expect(first.root.account.status).toBe('connected')
  expect(first.root.memory.read().connections.eip155?.connectorId).toBe('walletConnect')
  await first.modal.disconnect()
  await settle()
  expect(second.root.account.status).toBe('disconnected')
})

test("The wallet's own account and network take precedence.", async () => {
  const { client, root, openCode } = await createPairingTest()
  await openCode()
  const { eip155 } = approvedAlpha
  const accounts = [`eip155:1:${firstAddress}`, `eip155:10:${firstAddress}`]
  const session = new FakeSession('both', { eip155: { accounts, methods: eip155?.methods ?? [] } })
  await client.last.approve(session)
  session.emit('chainChanged', 10, 'eip155:10')
  expect(root.chain.activeCaipNetwork?.name).toBe('Beta')
  await root.chain.switchActiveNetwork(root.chain.requestedCaipNetworks[0]!)
  expect(root.chain.activeCaipNetwork?.name).toBe('Alpha')
  expect(session.requests).toEqual([])
})

test("A page that was reloaded while the wallet's app was open receives the approval, once.", async () => {
  const before = await createPairingTest({ userAgent: 'Mozilla/5.0 (iPhone) Safari' })
  before.root.modal.show()
  before.root.router.push({ view: 'ConnectingWalletConnect', data: { wallet: phoneWallet } })
  await settle()
  before.root.features.pairingPanels?.openWallet()
  expect(before.browser.stored.get('wallet-modal:default:pairing')).not.toContain('symKey')
  const { root, client, pairing } = await createPairingTest({ browser: before.browser })
  client.stored = new FakeSession()
  const source = required(root.features.pairingSource, 'MODAL_NOT_LOADED')
  const signIn = new SignInWithPairing({ root, modalStores: root.modalStores })
  await resumePairing({ root, source, signIn, paired: pairing.paired })
  expect(root.account).toMatchObject({ status: 'connected', address: firstAddress })
  expect(root.recentConnectorIds).toEqual([phoneWallet.id])
  expect(before.browser.stored.has('wallet-modal:default:pairing')).toBe(false)
})

test('A pairing that has expired is not resumed.', async () => {
  const before = await createPairingTest({ userAgent: 'Mozilla/5.0 (iPhone) Safari' })
  before.root.modal.show()
  before.root.router.push({ view: 'ConnectingWalletConnect', data: { wallet: phoneWallet } })
  await settle()
  before.root.features.pairingPanels?.openWallet()
  const stored = before.browser.stored.get('wallet-modal:default:pairing') ?? ''
  before.browser.stored.set('wallet-modal:default:pairing', stored.replace(/"expiresAt":\d+/, '"expiresAt":1'))
  const { root, client, pairing } = await createPairingTest({ browser: before.browser })
  client.stored = new FakeSession()
  const source = required(root.features.pairingSource, 'MODAL_NOT_LOADED')
  const signIn = new SignInWithPairing({ root, modalStores: root.modalStores })
  await resumePairing({ root, source, signIn, paired: pairing.paired })
  expect(root.account.status).toBe('disconnected')
})

/** Loads the next page in the same browser; meanwhile the wallet on the phone has approved. */
async function nextPage(browser: PairingTest['browser'], options: Parameters<typeof createPairingTest>[0] = {}) {
  const test = await createPairingTest({ browser, ...options })
  const session = new FakeSession()
  test.client.stored = session
  const { root, pairing } = test
  const source = required(root.features.pairingSource, 'MODAL_NOT_LOADED')
  const signIn = new SignInWithPairing({ root, modalStores: root.modalStores })
  const resume = () => resumePairing({ root, source, signIn, paired: pairing.paired })
  return { ...test, session, resume }
}

const leavePage = ({ platform }: PairingTest) => platform.page.window.dispatchEvent(new Event('pagehide'))

test('A page that is reloaded while the code is shown receives the approval of that code.', async () => {
  const before = await createPairingTest()
  await before.openCode()
  leavePage(before)
  const { root, resume } = await nextPage(before.browser)
  await resume()
  expect(root.account).toMatchObject({ status: 'connected', address: firstAddress })
  expect(before.browser.stored.has('wallet-modal:default:pairing')).toBe(false)
})

test('A page that is reloaded between the approval and its processing receives the approval, too.', async () => {
  const before = await createPairingTest()
  await before.openCode()
  before.root.adapters.load = () => new Promise(() => {})
  await before.client.last.approve()
  expect(before.pairing.state.state).toBe('starting')
  leavePage(before)
  const { root, resume } = await nextPage(before.browser)
  await resume()
  expect(root.account.status).toBe('connected')
})

test('A page that is left after the modal was closed can be resumed, one with a wallet connected cannot.', async () => {
  const closed = await createPairingTest()
  await closed.openCode()
  closed.modal.close()
  leavePage(closed)
  expect(closed.browser.stored.has('wallet-modal:default:pairing')).toBe(true)
  const connected = await createPairingTest()
  await connected.openCode()
  await connected.client.last.approve()
  leavePage(connected)
  expect(connected.browser.stored.has('wallet-modal:default:pairing')).toBe(false)
})

test('An approval that belongs to an earlier page, and that nobody waits for, is ended at the wallet.', async () => {
  const before = await createPairingTest()
  await before.openCode()
  leavePage(before)
  const { root, client, session, resume, connect } = await nextPage(before.browser)
  let answer: (modalStores: FakeSession) => void = () => {}
  client.resume = () => new Promise((resolve) => (answer = resolve))
  const resuming = resume()
  await connect()
  answer(session)
  await resuming
  expect(session.isEnded).toBe(true)
  expect(root.account.walletInfo?.name).toBe('Test Wallet')
})

test('A visitor who is connected does not wait for the link of an earlier page.', async () => {
  const before = await createPairingTest()
  await before.openCode()
  leavePage(before)
  const { root, resume, connect } = await nextPage(before.browser)
  await connect()
  await resume()
  expect(root.account.walletInfo?.name).toBe('Test Wallet')
  expect(before.browser.stored.has('wallet-modal:default:pairing')).toBe(false)
})

test('The next page waits for the link that the visitor saw last, until the visitor opens a code there.', async () => {
  const before = await createPairingTest()
  await before.openCode()
  const { topic } = before.client.last
  leavePage(before)
  const { root, openCode, resume } = await nextPage(before.browser)
  const source = required(root.features.pairingSource, 'MODAL_NOT_LOADED')
  const links: unknown[] = []
  const { client } = await source.load()
  client.resume = async (link) => void links.push(link)
  await resume()
  expect(links).toMatchObject([{ topic }])
  await openCode()
  expect(before.browser.stored.has('wallet-modal:default:pairing')).toBe(false)
})

test('If two tabs wait for one approval, the tab that hears it last leaves the session to the other.', async () => {
  const before = await createPairingTest()
  await before.openCode()
  leavePage(before)
  const first = await nextPage(before.browser)
  const second = await nextPage(before.browser)
  let answer: (modalStores: FakeSession) => void = () => {}
  second.client.resume = () => new Promise((resolve) => (answer = resolve))
  const resuming = second.resume()
  await first.resume()
  await settle()
  expect(first.root.account.status).toBe('connected')
  answer(second.session)
  await resuming
  expect(second.session.isEnded).toBe(false)
})

test('The record of an expired link is removed, so that later pages do not load the pairing code for it.', async () => {
  const before = await createPairingTest()
  await before.openCode()
  leavePage(before)
  const key = 'wallet-modal:default:pairing'
  const noted = before.browser.stored.get(key) ?? ''
  before.browser.stored.set(key, noted.replace(/"expiresAt":\d+/, '"expiresAt":1'))
  const { resume } = await nextPage(before.browser)
  await resume()
  expect(before.browser.stored.has(key)).toBe(false)
})

test('A client id that arrives after the session has ended is not used.', async () => {
  const { client, root, openCode } = await createPairingTest()
  let tell: (id: string) => void = () => {}
  client.clientId = () => new Promise((resolve) => (tell = resolve))
  await openCode()
  await client.last.approve()
  await root.connection.disconnect()
  tell('did:key:z6Mk')
  await settle()
  expect(root.accountLoader.loaded.api.clientId).toBeNull()
})

test('The opened wallet app is remembered while its approval is awaited, also when the modal is closed, and forgotten with it.', async () => {
  const { browser, client, modal, root } = await createPairingTest({ userAgent: 'Mozilla/5.0 (iPhone) Safari' })
  root.modal.show()
  root.router.push({ view: 'ConnectingWalletConnect', data: { wallet: phoneWallet } })
  await settle()
  root.features.pairingPanels?.openWallet()
  modal.close()
  expect(browser.stored.get('WALLETCONNECT_DEEPLINK_CHOICE')).toContain('Phone Wallet')
  await client.last.reject()
  expect(browser.stored.has('WALLETCONNECT_DEEPLINK_CHOICE')).toBe(false)
})

test('The app of a wallet that connects after the modal was closed opens for later requests.', async () => {
  const { browser, client, modal, root } = await createPairingTest({ userAgent: 'Mozilla/5.0 (iPhone) Safari' })
  root.modal.show()
  root.router.push({ view: 'ConnectingWalletConnect', data: { wallet: phoneWallet } })
  await settle()
  root.features.pairingPanels?.openWallet()
  modal.close()
  await client.last.approve()
  expect(root.account.status).toBe('connected')
  expect(root.recentConnectorIds).toEqual([phoneWallet.id])
  expect(browser.stored.get('WALLETCONNECT_DEEPLINK_CHOICE')).toContain('Phone Wallet')
  expect(browser.stored.has('wallet-modal:default:pairing')).toBe(false)
})

test('The timer that closes the view after a pairing ends when the visitor opens the code again, and when the modal is disposed of.', async () => {
  const { client, root, openCode, platform, modal } = await createPairingTest()
  await openCode()
  await client.last.approve()
  await settle()
  await openCode()
  await platform.advance(700)
  expect([root.modal.open, root.router.view]).toEqual([true, 'ConnectingWalletConnect'])
  await client.last.approve()
  await settle()
  modal.dispose()
  await settle()
  expect(platform.waiting()).toBe(0)
})

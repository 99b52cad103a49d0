import { reaction } from 'mobx'
import type { PairingLink, PairingStore } from '../../../template/src/wallet-modal/features/pairing/pairing.store'
import { startPairing } from '../../../template/src/wallet-modal/features/pairing/pairing-parts'
import { testEvmAdapter } from '../../../template/src/wallet-modal/testing/chains/test-evm-adapter'
import { alpha, beta } from '../../../template/src/wallet-modal/testing/networks'
import { evmAccounts } from '../../funds/people'
import { BaseWorld } from '../kit/base-world'
import type { Held } from '../kit/held-requests'
import { HeldWallet } from '../kit/held-wallet'
import type { LoadingFlag } from '../kit/loading'
import { coreFlags } from '../kit/loading'
import { openPage } from '../kit/page'
import type { Struct } from './relay'
import { addressOf, Relay, useRelay } from './relay'

useRelay()

/** The pairing topic in a link. */
export const topicOf = (uri: string): string => uri.slice('wc:'.length, uri.indexOf('@'))

/** A page that pairs with a wallet on a phone, and the reference model: which approval has to connect. */
export class PairingWorld extends BaseWorld {
  readonly relay = new Relay(this)
  readonly wallet = new HeldWallet('one', evmAccounts, this.requests, this.ledger)
  /** The links that the visitor has seen, the oldest first. */
  readonly seen: PairingLink[] = []
  /** The session that the page must show. While the visitor's last decision is not clear, the page may show this session or none. */
  expected: Struct | undefined
  /** The link that the visitor was given last. Undefined after the page has said that pairing failed. */
  #given: PairingLink | undefined
  /** How many links the visitor has seen on earlier pages. */
  #earlier = 0
  /** The links that the visitor has answered in the wallet. */
  readonly #answered = new Set<string>()
  readonly #stops: (() => void)[] = []

  static async create(number: number): Promise<PairingWorld> {
    const world = new PairingWorld(number)
    world.relay.onApproval = (struct) => world.#approved(struct)
    await world.#open()
    await world.clock.advance(1_000)
    world.noteBaseline()
    return world
  }

  get pairing(): PairingStore {
    return startPairing(this.root, this.root.modalStores)
  }

  get isConnected(): boolean {
    return this.root.account.isConnected
  }

  /** Whether the page is connected with a wallet on a phone. */
  get isPaired(): boolean {
    const { account, connector } = this.root
    return account.isConnected && connector.activeConnectorIds.get('eip155') === 'walletConnect'
  }

  /** Whether the visitor sees a view with the code. */
  get isAtCode(): boolean {
    return this.root.modal.isShown && this.root.router.view === 'ConnectingWalletConnect'
  }

  /** The links that the visitor has seen and not answered, the oldest first. */
  get answerable(): readonly PairingLink[] {
    return this.seen.filter(({ uri }) => !this.#answered.has(uri))
  }

  /** Shows the code for any wallet. */
  openCode(): void {
    const { modal, router } = this.root
    if (this.isAtCode || this.isConnected) return
    // A new code replaces the link of the page before.
    if (this.seen.length === this.#earlier) this.#given = undefined
    modal.show()
    router.push({ view: 'ConnectingWalletConnect', data: undefined })
  }

  /** The visitor answers a link in the wallet. */
  answer(link: PairingLink | undefined, isApproved: boolean): void {
    if (!link || this.#answered.has(link.uri)) return
    this.#answered.add(link.uri)
    if (isApproved) this.relay.approve(topicOf(link.uri))
    else this.relay.decline(topicOf(link.uri))
  }

  /** The relay takes the oldest offer. */
  makeLink(): void {
    this.requests.find(['propose'])[0]?.resolve(null)
  }

  /** Connects the wallet in this browser by a button of the page, which the visitor can press while the modal is closed. */
  async connectOther(): Promise<void> {
    this.root.modal.close('header')
    await this.clock.advance(0)
    const connector = this.root.connector.getConnectorById('com.example.one')
    if (!connector) throw new Error('The wallet is not listed')
    void this.ledger.promise('connect', this.root.connection.connectExternal(connector))
    await this.clock.advance(0)
    this.expected = undefined
    this.#given = undefined
    for (const held of this.requests.find(['eth_requestAccounts'])) held.resolve(evmAccounts)
    await this.clock.advance(0)
  }

  disconnect(): void {
    this.expected = undefined
    void this.ledger.promise('disconnect', this.root.connection.disconnect())
  }

  setVisible(isVisible: boolean): void {
    this.pages[0]?.platform.page.setVisible(isVisible)
  }

  /** The visitor leaves the page and loads it again, as when a phone has closed the tab while the wallet's app was open. */
  async reload(): Promise<void> {
    const [page] = this.pages
    if (!page) return
    for (const stop of this.#stops.splice(0)) stop()
    this.pages.pop()
    page.platform.page.window.dispatchEvent(new Event('pagehide'))
    this.#earlier = this.seen.length
    const { stored } = this.browser
    const kept = [...stored]
    this.relay.leave()
    // A real page would end without a call to the modal. The modal is disposed of here only to remove its timers and listeners from this process.
    // A page that has ended cannot store anything, so what the disposed modal stores, for example at the end of a disconnect, is taken back.
    page.modal.dispose()
    for (const held of this.requests.open.slice()) held.reject(new Error('The page has gone'))
    await this.clock.advance(0)
    stored.clear()
    for (const [key, value] of kept) stored.set(key, value)
    await this.#open()
  }

  protected flags(): LoadingFlag[] {
    const { features } = this.root
    const isStarting = features.pairing?.state.state === 'starting'
    return [
      ...coreFlags(this.root),
      { name: 'making a link', isOn: isStarting, kinds: ['request', 'promise', 'timer'] },
    ]
  }

  protected compare(): string[] {
    const { root, expected, isPaired, clock } = this
    const found: string[] = []
    const { link, state } = this.pairing
    if (isPaired && !this.#isLeaving && root.account.address !== (expected && addressOf(expected)))
      found.push(`connected with ${root.account.address}, expected ${expected ? addressOf(expected) : 'nobody'}`)
    if (this.isAtCode && state.state === 'ready' && link && this.#isVisible && link.expiresAt <= clock.now())
      found.push('an expired link is shown')
    if (state.state === 'connected' && !this.isConnected) found.push('connected without an account')
    return found
  }

  protected async stop(): Promise<void> {
    this.setVisible(true)
    this.relay.open()
    await this.clock.advance(10_000)
    this.check()
    if (this.expected && !this.isPaired) this.violations.push('an approval that was due has not connected')
    this.#checkSessions(this.expected)
    this.root.modal.close('api')
    await this.clock.advance(0)
    this.disconnect()
  }

  protected override async settled(): Promise<void> {
    this.#checkSessions(undefined)
    const { platform, memory } = this.root
    if (platform.keyValue.get(memory.pendingPairingKey) !== null)
      this.violations.push('the page still waits for a link')
  }

  override async end(): Promise<void> {
    this.relay.pageEnds()
    await super.end()
  }

  protected override refuse(held: Held): void {
    if (held.of === 'relay') held.resolve(null)
    else super.refuse(held)
  }

  protected override dispose(): void {
    for (const stop of this.#stops) stop()
  }

  get #isLeaving(): boolean {
    return this.ledger.count(['promise'], 'disconnect') > 0
  }

  get #isVisible(): boolean {
    return this.pages[0]?.platform.page.window.document.visibilityState === 'visible'
  }

  #give(link: PairingLink): void {
    this.#given = link
    if (!this.seen.some(({ uri }) => uri === link.uri)) this.seen.push(link)
  }

  /** An approval arrives at the page. It has to connect if its link is the latest that the visitor has seen, and has not expired. */
  #approved(struct: Struct): void {
    const given = this.#given
    const isLatest = given !== undefined && topicOf(given.uri) === struct.pairingTopic
    const isFree = !this.isConnected || this.#isLeaving
    const isDue = isLatest && this.clock.now() < given.expiresAt && isFree
    this.edges.add(isDue ? 'an approval is due' : 'an approval is late')
    if (isDue) this.expected = struct
  }

  /** All sessions except the shown session must have ended. */
  #checkSessions(kept: Struct | undefined): void {
    const open = this.relay.approved.filter(({ topic }) => topic !== kept?.topic && !this.relay.ended.has(topic))
    if (open.length > 0) this.violations.push(`${open.length} sessions are left open`)
  }

  async #open(): Promise<void> {
    const page = await openPage(this.around, [this.wallet], {
      networks: [alpha, beta],
      adapters: [testEvmAdapter()],
      hosts: { relay: 'wss://relay.example' },
      enableWalletConnect: true,
    })
    this.pages.push(page)
    const { pairing } = this
    this.#stops.push(
      reaction(
        () => (this.isAtCode && pairing.state.state === 'ready' ? pairing.link : undefined),
        (link) => link && this.#give(link),
        { fireImmediately: true },
      ),
      reaction(
        () => this.isAtCode && pairing.state.state === 'failed',
        (hasFailed) => hasFailed && (this.#given = undefined),
      ),
      reaction(
        () => pairing.state.state,
        (now, before) => void this.edges.add(`${before} > ${now}`),
      ),
      reaction(
        () => page.root.account.status,
        (now, before) => void this.edges.add(`account: ${before} > ${now}`),
      ),
    )
  }
}

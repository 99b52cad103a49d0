import { reaction } from 'mobx'
import { followHistory, transactionsOf } from '../../../template/src/wallet-modal/features/history/transactions-of'
import type { TransactionsStore } from '../../../template/src/wallet-modal/features/history/transactions.store'
import { testEvmAdapter } from '../../../template/src/wallet-modal/testing/chains/test-evm-adapter'
import { fakeDataUrl } from '../../../template/src/wallet-modal/testing/fake-data-service'
import { alpha, beta } from '../../../template/src/wallet-modal/testing/networks'
import { evmAccounts } from '../../funds/people'
import { BaseWorld } from '../kit/base-world'
import { HeldWallet } from '../kit/held-wallet'
import type { LoadingFlag } from '../kit/loading'
import { coreFlags } from '../kit/loading'
import { openPage } from '../kit/page'
import { HistoryService, ownerOf, placeOf } from './service'

/** A page whose visitor reads the history of an account, with a slow and unreliable data service. */
export class HistoryWorld extends BaseWorld {
  readonly wallet = new HeldWallet('one', evmAccounts, this.requests, this.ledger)
  readonly service = new HistoryService()
  #leaveView = () => {}
  readonly #stops: (() => void)[] = []

  static async create(number: number): Promise<HistoryWorld> {
    const world = new HistoryWorld(number)
    const page = await openPage(world.around, [world.wallet], {
      networks: [alpha, beta],
      adapters: [testEvmAdapter()],
      hosts: { rpc: fakeDataUrl },
    })
    world.pages.push(page)
    // The store stays until the modal ends.
    transactionsOf(page.root)
    world.#watch()
    await world.clock.advance(1_000)
    world.noteBaseline()
    await world.connect()
    await world.clock.advance(10_000)
    return world
  }

  get store(): TransactionsStore {
    return transactionsOf(this.root)
  }

  get isConnected(): boolean {
    return this.root.account.isConnected
  }

  get isShown(): boolean {
    return this.root.modal.isShown && this.root.router.view === 'Transactions' && this.isConnected
  }

  async connect(): Promise<void> {
    const connector = this.root.connector.getConnectorById('com.example.one')
    if (!connector) throw new Error('The wallet is not listed')
    void this.ledger.promise('connect', this.root.connection.connectExternal(connector))
    await this.clock.advance(0)
    for (const held of this.requests.find(['eth_requestAccounts'])) held.resolve(this.wallet.accounts)
    await this.clock.advance(0)
  }

  disconnect(): void {
    void this.ledger.promise('disconnect', this.root.connection.disconnect())
  }

  open(): void {
    this.root.modal.show({ view: 'Transactions' })
  }

  /** The end of the list comes into view. */
  scroll(): void {
    const { next, status, isStalled } = this.store
    if (this.isShown && next !== undefined && status.state === 'ready' && !isStalled) this.store.loadMore()
  }

  /** The visitor asks to load again what failed. */
  retry(): void {
    if (this.isShown && this.store.status.state === 'failed')
      void this.ledger.promise('history', this.store.fetchTransactions())
  }

  /** A transaction of the visitor is confirmed, which reads the newest page again. */
  confirmed(): void {
    if (this.isShown) void this.ledger.promise('refresh', this.store.refresh())
  }

  protected override async respond(url: string, init: RequestInit): Promise<Response> {
    return url.startsWith(fakeDataUrl) ? this.service.respond(url) : this.rpc.fetch(url, init)
  }

  /** Only pages of the history wait. */
  protected override taskOf(url: string): string | undefined {
    if (!url.startsWith(fakeDataUrl) || !url.includes('/history')) return undefined
    const { pathname, searchParams } = new URL(url)
    return `history ${pathname.split('/')[3]} ${searchParams.get('chainId')} ${searchParams.get('cursor') ?? 'first'}`
  }

  protected flags(): LoadingFlag[] {
    const { root, store } = this
    return [...coreFlags(root), { name: 'reading the history', isOn: store.loading, kinds: ['fetch', 'timer'] }]
  }

  protected compare(): string[] {
    const { store, root } = this
    const { account, chain } = root
    const found: string[] = []
    const list = store.transactions
    const owner = `${account.address?.toLowerCase()} ${chain.activeCaipNetwork?.caipNetworkId}`
    const foreign = list.find((one) => ownerOf(one) !== owner)
    if (foreign) found.push(`a transaction of ${ownerOf(foreign)} in the list of ${owner}`)
    const places = list.map(placeOf)
    const [newest = 0] = places
    const gap = places.find((place, index) => place !== newest + index)
    if (gap !== undefined) found.push(`the list is ${places.join(' ')}`)
    if (
      store.status.state === 'ready' &&
      store.next === undefined &&
      list.length > 0 &&
      places.at(-1) !== this.service.places.at(-1)
    )
      found.push('the list ends before its end')
    return found
  }

  protected async stop(): Promise<void> {
    if (this.isConnected) await this.#readAll()
    this.root.modal.close('api')
    await this.clock.advance(0)
    this.disconnect()
  }

  protected override dispose(): void {
    for (const stop of this.#stops) stop()
    this.#leaveView()
  }

  /** A visitor who comes back later and scrolls to the end sees everything. */
  async #readAll(): Promise<void> {
    this.root.modal.close('api')
    if (this.wallet.chainId !== 1) this.wallet.changeChain(10)
    await this.clock.advance(60_000)
    this.open()
    for (let turn = 0; turn < 12; turn += 1) {
      await this.clock.advance(10_000)
      this.retry()
      this.scroll()
    }
    this.check()
    const places = this.store.transactions.map(placeOf).join(' ')
    if (places !== this.service.places.join(' ')) this.violations.push(`at the end the list is ${places}`)
  }

  /** Follows the history while its view is shown, as the view does, and records the changes of state that the run has reached. */
  #watch(): void {
    const { root, edges } = this
    this.#stops.push(
      reaction(
        () => this.isShown,
        (isShown) => {
          this.#leaveView()
          this.#leaveView = isShown ? followHistory(root, this.store) : () => {}
        },
      ),
      reaction(
        () => (this.isConnected ? this.store.status.state : 'nobody'),
        (now, before) => void edges.add(`${before} > ${now}`),
      ),
      reaction(
        () => root.account.caipAddress,
        () =>
          this.requests.open.some(({ method }) => method.startsWith('history')) &&
          edges.add('another account or network, while a page is read'),
      ),
    )
  }
}

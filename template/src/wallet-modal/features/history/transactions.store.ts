import { flow, makeAutoObservable, observableRef } from 'mobx'
import type { CaipAddress, CaipNetworkId } from '../../domain/networks/caip'
import type { WalletModalError } from '../../domain/errors/errors'
import { limits } from '../../domain/limits'
import { isPlaceholder } from '../../domain/networks/network'
import type { SentTransaction } from '../transactions/sent-transaction'
import type { Transaction, TransactionPage } from '../../domain/history/transaction'
import type { TransactionTimeline } from './timeline/transaction-timeline'
import type { Platform } from '../../platform/platform'
import type { AccountLoader } from '../../stores/account/account-loader'
import type { AccountStore } from '../../stores/account/account.store'
import type { ChainStore } from '../../stores/connection/chain.store'
import type { EventsStore } from '../../stores/shell/events.store'
import type { OptionsStore } from '../../stores/root/options.store'
import { wait } from '../../stores/root/wait'
import type { HistoryReading, ReadingState } from './history-reading'
import { readPage } from './read-page'
import { beginReading, failedReading, unserved, withNewest, withPage } from './history-reading'

interface TransactionsDeps {
  platform: Platform
  options: OptionsStore
  chain: ChainStore
  account: AccountStore
  events: EventsStore
  /** Brings the data service, and what this browser sent. */
  accountLoader: AccountLoader
  showError: (error: WalletModalError) => void
}

/** Whose history is asked for, and where. */
interface Holder {
  address: string
  owner: CaipAddress
  network: CaipNetworkId
}

/** How many pages without anything to show are asked for in one go. */
const maxFruitless = 5

const nothing = beginReading()

/**
 * What the active account did on the active network, as the data service tells it page by page. A reading belongs to its
 * account and network: for another there is none, and an answer that comes too late is dropped.
 */
export class TransactionsStore {
  reading: HistoryReading = nothing
  lastNetworkInView: CaipNetworkId | undefined = undefined
  readonly #deps: TransactionsDeps
  #request: AbortController | undefined

  constructor(deps: TransactionsDeps) {
    this.#deps = deps
    makeAutoObservable(this, {
      reading: observableRef,
      // These hand out what grows in place, which a computed value would take for unchanged.
      timeline: false,
      transactions: false,
      transactionsByYear: false,
      fetchTransactions: false,
      refresh: false,
      stop: false,
    })
  }

  get status(): ReadingState {
    return this.#own.status
  }

  get loading(): boolean {
    return this.status.state === 'loading'
  }

  /** Nothing came: there is nothing, or it could not be had. */
  get empty(): boolean {
    const { status, timeline } = this.#own
    return status.state === 'failed' || (status.state === 'ready' && timeline.size === 0)
  }

  /** What the next page is asked for with. */
  get next(): string | undefined {
    return this.#own.next
  }

  /** Some pages in a row held nothing to show: the visitor decides whether to look further. */
  get isStalled(): boolean {
    return this.#own.isStalled
  }

  /** Grouped, newest first. */
  get timeline(): TransactionTimeline {
    return this.#own.timeline
  }

  /** In one list, newest first. */
  get transactions(): readonly Transaction[] {
    return this.#own.timeline.transactions
  }

  /** By year, then by month index, newest first. */
  get transactionsByYear(): TransactionTimeline['byYear'] {
    return this.#own.timeline.byYear
  }

  /** The list holds only what this browser sent: there is no service for it, or it did not answer. */
  get isOwnOnly(): boolean {
    const { isServed, status, timeline } = this.#own
    return isServed === false || (status.state === 'failed' && timeline.size === 0)
  }

  /** What this browser sent and the service does not list: yet, or at all. Newest first. */
  get unlisted(): readonly SentTransaction[] {
    const { status, timeline } = this.#own
    const sent = this.#sent
    if (this.isOwnOnly) return sent
    if (status.state !== 'ready' && timeline.size === 0) return []
    const isDue = (one: SentTransaction) => !isSettled(one) || one.sentAt >= timeline.newest
    return sent.filter((one) => !timeline.hasHash(one.hash) && isDue(one))
  }

  /** How many of what this browser sent the chain has decided on. */
  get settledCount(): number {
    return this.#sent.filter(isSettled).length
  }

  setLastNetworkInView(network: CaipNetworkId | undefined): void {
    this.lastNetworkInView = network
  }

  /** The next page is the first again. */
  clearCursor(): void {
    this.reading = { ...this.reading, next: undefined, resume: undefined, cursors: new Set() }
  }

  resetTransactions(): void {
    this.stop()
    this.reading = nothing
    this.lastNetworkInView = undefined
  }

  /** Forgets what belongs to an account or a network that was left. */
  leave(): void {
    if (this.reading.owner !== this.#deps.account.caipAddress) this.resetTransactions()
  }

  /** Somebody begins to look: what is not here, or may be out of date, is read. */
  enter(): void {
    const { status, isServed, readAt } = this.#own
    this.setLastNetworkInView(this.#deps.chain.activeCaipNetwork?.caipNetworkId)
    if (status.state === 'loading') return
    if (status.state !== 'ready' || isServed === false) void this.fetchTransactions()
    else if (this.#deps.platform.now() - readAt >= limits.tokenPoll) void this.refresh()
  }

  /** The end of the list has come into view. */
  loadMore(): void {
    const holder = this.#holder
    if (!holder || this.loading) return
    this.#track('LOAD_MORE_TRANSACTIONS', holder, this.next)
    void this.fetchTransactions()
  }

  /** Reads the next page: the first when there is none yet, and once more the one that failed. */
  readonly fetchTransactions = flow(function* (this: TransactionsStore) {
    const holder = this.#holder
    if (!holder || this.loading) return
    const request = this.#begin()
    const before = this.#own.owner ? this.#own : beginReading(holder.owner)
    let cursor = before.resume ?? before.next
    this.reading = { ...before, status: { state: 'loading' } }
    try {
      for (let fruitless = 0; ;) {
        const isFirst = cursor === undefined
        const page = yield* wait(this.#ask(holder, cursor, request.signal))
        if (!this.#isWanted(request, holder)) return this.#drop(request)
        if (!page) return void (this.reading = unserved(this.reading))
        const { reading, added } = withPage(this.reading, page, holder.network)
        this.reading = isFirst ? { ...reading, readAt: this.#deps.platform.now() } : reading
        fruitless = added > 0 ? 0 : fruitless + 1
        const isStalled = fruitless === maxFruitless && reading.next !== undefined
        if (fruitless === 0 || isStalled || reading.next === undefined)
          return void (this.reading = { ...this.reading, status: { state: 'ready' }, isStalled })
        cursor = reading.next
      }
    } catch (thrown) {
      if (!this.#isWanted(request, holder)) return this.#drop(request)
      this.#fail(thrown, holder, cursor)
    }
  })

  /** Looks for what has happened since; what is shown stays until then, and when nobody answers. */
  readonly refresh = flow(function* (this: TransactionsStore) {
    const holder = this.#holder
    const { status, isServed } = this.#own
    if (!holder || status.state !== 'ready' || !isServed) return
    const request = this.#begin()
    try {
      const page = yield* wait(this.#ask(holder, undefined, request.signal))
      if (!page || !this.#isWanted(request, holder)) return
      this.reading = { ...withNewest(this.reading, page, holder.network), readAt: this.#deps.platform.now() }
    } catch (error) {
      if (!request.signal.aborted) this.#deps.platform.log.warn('What happened last could not be read.', error)
    }
  })

  /** Whatever is still under way is of no use to anybody. */
  stop(): void {
    this.#request?.abort()
    this.#request = undefined
  }

  /** What is known of the holder that is active now. */
  get #own(): HistoryReading {
    const { caipAddress } = this.#deps.account
    return caipAddress !== undefined && this.reading.owner === caipAddress ? this.reading : nothing
  }

  get #holder(): Holder | undefined {
    const { account, chain } = this.#deps
    const { activeCaipNetwork: network } = chain
    const { address, caipAddress: owner } = account
    if (!address || !owner || network?.chainNamespace !== 'eip155' || isPlaceholder(network)) return undefined
    return { address, owner, network: network.caipNetworkId }
  }

  get #sent(): readonly SentTransaction[] {
    return this.#deps.accountLoader.stores?.sent.list ?? []
  }

  #begin(): AbortController {
    this.stop()
    this.#request = new AbortController()
    return this.#request
  }

  /** The service's page; undefined where it does not know the network, or where there is none. */
  #ask(
    { address, network }: Holder,
    cursor: string | undefined,
    signal: AbortSignal,
  ): Promise<TransactionPage | undefined> {
    return readPage(this.#deps, { address, cursor, chainId: network }, signal)
  }

  #isWanted(request: AbortController, { owner }: Holder): boolean {
    return this.#request === request && this.#deps.account.caipAddress === owner
  }

  /** Nobody waits for the answer any more: the account is another. A newer request has its own say. */
  #drop(request: AbortController): void {
    if (this.#request === request) this.resetTransactions()
  }

  #fail(thrown: unknown, holder: Holder, cursor: string | undefined): void {
    const { platform, showError } = this.#deps
    this.reading = failedReading(this.reading, cursor, thrown)
    this.#track('ERROR_FETCH_TRANSACTIONS', holder, cursor)
    this.#deps.events.trackError(thrown, 'API_ERROR')
    if (this.reading.status.state === 'failed') showError(this.reading.status.error)
    platform.log.warn('The transactions could not be read.', thrown)
  }

  #track(
    event: 'ERROR_FETCH_TRANSACTIONS' | 'LOAD_MORE_TRANSACTIONS',
    { address }: Holder,
    cursor: string | undefined,
  ): void {
    const { account, events, options } = this.#deps
    const { projectId } = options.state
    events.track({ event, properties: { address, projectId, cursor, isSmartAccount: account.isSmartAccount } })
  }
}

function isSettled({ state }: SentTransaction): boolean {
  return state === 'success' || state === 'reverted'
}

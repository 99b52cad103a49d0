import { flow, makeAutoObservable, observableRef } from 'mobx'
import type { CaipAddress, CaipNetworkId } from '../../domain/networks/caip'
import { Latest } from '../../domain/latest'
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
  /** Loads the data service and the sent transactions. */
  accountLoader: AccountLoader
  showError: (error: WalletModalError) => void
}

/** The account and network whose history is loaded. */
interface Holder {
  address: string
  owner: CaipAddress
  network: CaipNetworkId
}

/** How many pages without anything to show are requested in a row. */
const maxFruitless = 5

const nothing = beginReading()

/**
 * The history of the active account on the active network, loaded page by page from the data service. A reading belongs to one account and
 * network; answers for another are dropped.
 */
export class TransactionsStore {
  reading: HistoryReading = nothing
  readonly #deps: TransactionsDeps
  readonly #latest = new Latest()

  constructor(deps: TransactionsDeps) {
    this.#deps = deps
    makeAutoObservable(this, {
      reading: observableRef,
      // These getters return an object that is changed in place. A computed value would not notice the change.
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

  /** True if the list is empty, or could not be loaded. */
  get empty(): boolean {
    const { status, timeline } = this.#own
    return status.state === 'failed' || (status.state === 'ready' && timeline.size === 0)
  }

  /** The cursor of the next page. */
  get next(): string | undefined {
    return this.#own.next
  }

  /** True after several pages in a row had nothing to show. The visitor then decides whether to load more. */
  get isStalled(): boolean {
    return this.#own.isStalled
  }

  /** The transactions in groups, newest first. */
  get timeline(): TransactionTimeline {
    return this.#own.timeline
  }

  /** The transactions in one list, newest first. */
  get transactions(): readonly Transaction[] {
    return this.#own.timeline.transactions
  }

  /** The transactions by year, then by month index, newest first. */
  get transactionsByYear(): TransactionTimeline['byYear'] {
    return this.#own.timeline.byYear
  }

  /** True if the list holds only transactions that this browser sent: the service does not support the network, or does not answer. */
  get isOwnOnly(): boolean {
    const { isServed, status, timeline } = this.#own
    return isServed === false || (status.state === 'failed' && timeline.size === 0)
  }

  /** Sent transactions that the service does not list, or does not list yet. Newest first. */
  get unlisted(): readonly SentTransaction[] {
    const { status, timeline } = this.#own
    const sent = this.#sent
    if (this.isOwnOnly) return sent
    if (status.state !== 'ready' && timeline.size === 0) return []
    const isDue = (one: SentTransaction) => !isSettled(one) || one.sentAt >= timeline.newest
    return sent.filter((one) => !timeline.hasHash(one.hash) && isDue(one))
  }

  /** How many sent transactions are confirmed or reverted. */
  get settledCount(): number {
    return this.#sent.filter(isSettled).length
  }

  resetTransactions(): void {
    this.stop()
    this.reading = nothing
  }

  /** Empties the list if its account or network is not active any more. */
  leave(): void {
    if (this.reading.owner !== this.#deps.account.caipAddress) this.resetTransactions()
  }

  /** Called when the list is shown. Loads what is missing or may be out of date. */
  enter(): void {
    const { status, isServed } = this.#own
    if (status.state === 'loading') return
    if (status.state === 'ready' && isServed !== false) this.#refreshIfOld()
    // After a page that has failed, the newest transactions may be out of date, too.
    else void this.fetchTransactions().then(() => this.#refreshIfOld())
  }

  /** Called when the end of the list comes into view. */
  loadMore(): void {
    const holder = this.#holder
    if (!holder || this.loading) return
    this.#track('LOAD_MORE_TRANSACTIONS', holder, this.next)
    void this.fetchTransactions()
  }

  /** Loads the next page: the first one if there is none yet, or again the one that failed. */
  readonly fetchTransactions = flow(function* (this: TransactionsStore) {
    const holder = this.#holder
    if (!holder || this.loading) return
    const signal = this.#latest.begin()
    const before = this.#own.owner ? this.#own : beginReading(holder.owner)
    let cursor = before.resume ?? before.next
    this.reading = { ...before, status: { state: 'loading' } }
    try {
      for (let fruitless = 0; ;) {
        const isFirst = cursor === undefined
        const page = yield* wait(this.#ask(holder, cursor, signal))
        if (!this.#isWanted(signal, holder)) return this.#drop(signal)
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
      if (!this.#isWanted(signal, holder)) return this.#drop(signal)
      this.#fail(thrown, holder, cursor)
    }
  })

  /** Loads the newest transactions. The list stays as it is until they arrive, and if they do not. */
  readonly refresh = flow(function* (this: TransactionsStore) {
    const holder = this.#holder
    const { status, isServed } = this.#own
    if (!holder || status.state !== 'ready' || !isServed) return
    const signal = this.#latest.begin()
    try {
      const page = yield* wait(this.#ask(holder, undefined, signal))
      if (!page || !this.#isWanted(signal, holder)) return
      this.reading = { ...withNewest(this.reading, page, holder.network), readAt: this.#deps.platform.now() }
    } catch (error) {
      if (!signal.aborted) this.#deps.platform.log.warn('What happened last could not be read.', error)
    }
  })

  /** Cancels the running request. */
  stop(): void {
    this.#latest.stop()
  }

  /** The reading, if it belongs to the active account and network. */
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

  /** Requests a page. Undefined if the service does not support the network. */
  #ask(
    { address, network }: Holder,
    cursor: string | undefined,
    signal: AbortSignal,
  ): Promise<TransactionPage | undefined> {
    return readPage(this.#deps, { address, cursor, chainId: network }, signal)
  }

  #refreshIfOld(): void {
    const { status, readAt } = this.#own
    if (status.state === 'ready' && this.#deps.platform.now() - readAt >= limits.tokenPoll) void this.refresh()
  }

  #isWanted(signal: AbortSignal, { owner }: Holder): boolean {
    return !signal.aborted && this.#deps.account.caipAddress === owner
  }

  /** The account has changed while the request was running. A newer request keeps its own state. */
  #drop(signal: AbortSignal): void {
    if (!signal.aborted) this.resetTransactions()
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

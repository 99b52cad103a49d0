import { flow, makeAutoObservable, observableRef } from 'mobx'
import { connectLimits } from '../../../domain/wallets/connect-limits'
import type { WalletEntry } from '../../../domain/wallets/wallet-entry'
import { uniqueById } from './wallet-rules'
import type { ListState } from './list-state'
import { failedList } from './list-state'
import { wait } from '../../../stores/root/wait'

/** A page of the directory. */
export interface Page {
  wallets: readonly WalletEntry[]
  /** The number of wallets on all pages. */
  count: number
  isLast: boolean
}

interface PagesDeps {
  /** Requests a page, starting at 1. With pictures, it resolves when the page's first pictures are loaded or late. */
  fetchPage: (page: number, withPictures: boolean) => Promise<Page>
  onCount: (count: number) => void
}

/** One list of the directory, loaded page by page. */
export class WalletPages {
  status: ListState = { state: 'idle' }
  /** The number of the last page that was loaded; 0 before the first. */
  page = 0
  hasMore = true
  fetched: readonly WalletEntry[] = []
  /** Wallets from an earlier visit. They follow the loaded ones until the last page is loaded. */
  remembered: readonly WalletEntry[] = []
  readonly #deps: PagesDeps
  /** The ids of the fetched wallets. */
  readonly #ids = new Set<string>()

  constructor(deps: PagesDeps) {
    this.#deps = deps
    makeAutoObservable(this, {
      status: observableRef,
      fetched: observableRef,
      readAhead: false,
      remembered: observableRef,
      fetchNext: false,
    })
  }

  get wallets(): readonly WalletEntry[] {
    return this.remembered.length === 0 ? this.fetched : uniqueById([...this.fetched, ...this.remembered])
  }

  /**
   * Loads the next page, or again the page that failed. Does nothing while a page is loading.
   * @param isAhead the visitor has not scrolled to the page: its pictures are not loaded with it, and a failure is not shown
   * @returns whether a page was loaded
   */
  readonly fetchNext = flow(function* (this: WalletPages, isAhead = false) {
    if (this.status.state === 'loading' || !this.hasMore) return false
    this.status = { state: 'loading' }
    try {
      const { wallets, count, isLast } = yield* wait(this.#deps.fetchPage(this.page + 1, !isAhead))
      this.page += 1
      // If the directory gets new wallets while its pages are read, the next page repeats wallets of the page before.
      const added = uniqueById(wallets).filter(({ id }) => !this.#ids.has(id))
      for (const { id } of added) this.#ids.add(id)
      this.fetched = [...this.fetched, ...added]
      this.hasMore = !isLast
      if (isLast) this.remembered = []
      this.status = { state: 'ready' }
      this.#deps.onCount(count)
      return true
    } catch (error) {
      this.status = isAhead ? { state: 'ready' } : failedList(error)
      return false
    }
  })

  /**
   * Loads the next pages, one after the other. Ends at the last page, when enough wallets are known, and when a page fails: the visitor
   * requests that page again by scrolling to it.
   * @param signal aborted when the visitor leaves the list
   * @returns whether any page was loaded
   */
  async readAhead(signal: AbortSignal): Promise<boolean> {
    const start = this.page
    const isEnough = () =>
      signal.aborted || this.status.state !== 'ready' || this.fetched.length >= connectLimits.walletsAhead
    while (!isEnough() && (await this.fetchNext(true)));
    return this.page > start
  }

  /** Sets a complete list. */
  complete(wallets: readonly WalletEntry[]): void {
    this.fetched = uniqueById(wallets)
    this.remembered = []
    this.hasMore = false
    this.status = { state: 'ready' }
  }

  /** Sets the wallets of an earlier visit, unless a page has been loaded. */
  remember(wallets: readonly WalletEntry[]): void {
    if (this.page === 0) this.remembered = wallets
  }
}

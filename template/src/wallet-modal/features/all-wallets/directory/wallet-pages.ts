import { flow, makeAutoObservable, observableRef } from 'mobx'
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
  /** Requests a page, starting at 1. Resolves when its first pictures are loaded or late. */
  fetchPage: (page: number) => Promise<Page>
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

  constructor(deps: PagesDeps) {
    this.#deps = deps
    makeAutoObservable(this, {
      status: observableRef,
      fetched: observableRef,
      remembered: observableRef,
      fetchNext: false,
    })
  }

  get wallets(): readonly WalletEntry[] {
    return uniqueById([...this.fetched, ...this.remembered])
  }

  /** Loads the next page, or again the page that failed. Does nothing while a page is loading. */
  readonly fetchNext = flow(function* (this: WalletPages) {
    if (this.status.state === 'loading' || !this.hasMore) return
    this.status = { state: 'loading' }
    try {
      const { wallets, count, isLast } = yield* wait(this.#deps.fetchPage(this.page + 1))
      this.page += 1
      this.fetched = uniqueById([...this.fetched, ...wallets])
      this.hasMore = !isLast
      if (isLast) this.remembered = []
      this.status = { state: 'ready' }
      this.#deps.onCount(count)
    } catch (error) {
      this.status = failedList(error)
    }
  })

  /** Sets a complete list. */
  complete(wallets: readonly WalletEntry[]): void {
    this.fetched = wallets
    this.remembered = []
    this.hasMore = false
    this.status = { state: 'ready' }
  }

  /** Sets the wallets of an earlier visit, unless a page has been loaded. */
  remember(wallets: readonly WalletEntry[]): void {
    if (this.page === 0) this.remembered = wallets
  }
}

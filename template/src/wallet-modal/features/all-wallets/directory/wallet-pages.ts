import { flow, makeAutoObservable, observableRef } from 'mobx'
import type { WalletEntry } from '../../../domain/wallets/wallet-entry'
import { uniqueById } from './wallet-rules'
import type { ListState } from './list-state'
import { failedList } from './list-state'
import { wait } from '../../../stores/root/wait'

/** A page as it came. */
export interface Page {
  wallets: readonly WalletEntry[]
  /** How many wallets all pages have together. */
  count: number
  isLast: boolean
}

interface PagesDeps {
  /** Asks for a page, from 1, and waits for the pictures at its top. */
  fetchPage: (page: number) => Promise<Page>
  onCount: (count: number) => void
}

/** One list of the directory, page by page. */
export class WalletPages {
  status: ListState = { state: 'idle' }
  /** The last page that came. */
  page = 0
  hasMore = true
  fetched: readonly WalletEntry[] = []
  /** From an earlier visit: they stand behind what came in this one until all of it has come. */
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

  /** Asks for the next page; after a failure that is the same again. Does nothing while one is on its way. */
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

  /** Shows a list that is complete. */
  complete(wallets: readonly WalletEntry[]): void {
    this.fetched = wallets
    this.remembered = []
    this.hasMore = false
    this.status = { state: 'ready' }
  }

  /** Shows what was listed in an earlier visit, unless something newer is here. */
  remember(wallets: readonly WalletEntry[]): void {
    if (this.page === 0) this.remembered = wallets
  }
}

import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { connectLimits } from '../../domain/wallets/connect-limits'
import { Latest } from '../../domain/latest'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { findByName } from './directory/find-by-name'
import { uniqueById } from './directory/wallet-rules'
import type { Platform } from '../../platform/platform'
import { apiOf } from './directory/api-of'
import type { ApiStore } from './directory/api.store'
import type { EventsStore } from '../../stores/shell/events.store'
import type { ListState } from './directory/list-state'
import { failedList } from './directory/list-state'
import { addFeatures } from '../../stores/root/feature-stores'
import type { RootStore } from '../../stores/root/root.store'

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    walletSearch: WalletSearch
  }
}

interface SearchDeps {
  platform: Platform
  events: EventsStore
  api: ApiStore
}

const fewestCharacters = 2
const typingPause = 500

/**
 * The search in the directory. Known wallets are shown at once; the service's results are added after a pause in typing, unless all wallets
 * of the service are known.
 */
export class WalletSearch {
  /** The text of the field. */
  query = ''
  isCertified = false
  status: ListState = { state: 'idle' }
  /** The service's results for this query. */
  found: readonly WalletEntry[] = []
  /** The service's results for earlier queries. */
  foundEarlier: readonly WalletEntry[] = []
  /** The scroll offset in pixels, for a visitor who comes back. */
  scrolled = 0
  readonly #deps: SearchDeps
  readonly #asking = new Latest()

  constructor(deps: SearchDeps) {
    this.#deps = deps
    makeAutoObservable(this, {
      status: observableRef,
      found: observableRef,
      foundEarlier: observableRef,
      scrolled: false,
    })
  }

  get text(): string {
    return this.query.trim()
  }

  /** A search begins with two characters, or with the filter. */
  get isActive(): boolean {
    return this.text.length >= fewestCharacters || this.isCertified
  }

  /** The matching wallets. Results of the service are appended, so that shown tiles do not move. */
  get results(): readonly WalletEntry[] {
    const known = [...this.#deps.api.grid, ...this.foundEarlier]
    const certified = this.isCertified ? known.filter(({ badge_type }) => badge_type === 'certified') : known
    const matching = this.text.length >= fewestCharacters ? findByName(certified, this.text) : certified
    return this.#deps.api.filter.shown(uniqueById([...matching, ...this.found]))
  }

  setQuery(query: string): void {
    const before = this.text
    this.query = query
    if (this.text !== before) this.#begin(typingPause)
  }

  setCertified(isCertified: boolean): void {
    if (isCertified === this.isCertified) return
    this.isCertified = isCertified
    this.#begin(0)
  }

  /** Repeats the search after a failure. */
  retry(): void {
    this.#begin(0)
  }

  /** Empties the field and the filter. */
  reset(): void {
    this.query = ''
    this.isCertified = false
    this.#begin(0)
  }

  setFound(wallets: readonly WalletEntry[]): void {
    this.found = wallets
    this.status = { state: 'ready' }
  }

  setFailed(thrown: unknown): void {
    this.status = failedList(thrown)
  }

  /** Starts a new search and cancels the one before. */
  #begin(pause: number): void {
    this.#asking.stop()
    this.scrolled = 0
    this.foundEarlier = uniqueById([...this.foundEarlier, ...this.found])
    this.found = []
    if (!this.isActive) {
      this.status = { state: 'idle' }
      return
    }
    const signal = this.#asking.begin()
    this.status = { state: this.#deps.api.hasMore ? 'loading' : 'ready' }
    if (pause === 0) return void this.#ask(signal)
    const cancel = this.#deps.platform.after(pause, () => void this.#ask(signal))
    signal.addEventListener('abort', cancel, { once: true })
  }

  async #ask(signal: AbortSignal): Promise<void> {
    const { platform, events, api } = this.#deps
    const { text, isCertified } = this
    events.track({ event: 'SEARCH_WALLET', properties: { badge: isCertified ? 'certified' : '', search: text } })
    if (!api.hasMore) return this.setFound([])
    const wait = new Promise<void>((resolve) => void platform.after(connectLimits.searchWait, resolve))
    const query = { page: 1, entries: connectLimits.searchEntries, search: text }
    try {
      const answer = api.ask({ ...query, badge: isCertified ? 'certified' : undefined }, signal)
      const [wallets] = await Promise.all([answer, wait])
      if (!signal.aborted) this.setFound(wallets)
    } catch (error) {
      if (!signal.aborted) this.setFailed(error)
    }
  }
}

/**
 * The search of a modal. There is one, so that a visitor who comes back finds it unchanged. Opening the view anew replaces it with the
 * search of the route; that happens before the view renders, so the field never shows the earlier text.
 */
export function walletSearchOf(root: RootStore): WalletSearch {
  const { platform, events, features, router, sessions } = root
  if (features.walletSearch) return features.walletSearch
  const walletSearch = new WalletSearch({ platform, events, api: apiOf(root) })
  addFeatures(root, { walletSearch })
  reaction(
    () => router.route,
    (route) => {
      if (route.view !== 'AllWallets' || router.direction !== 'forward') return
      walletSearch.reset()
      walletSearch.setQuery(route.data?.search ?? '')
    },
    { signal: sessions.signal, fireImmediately: true },
  )
  return walletSearch
}

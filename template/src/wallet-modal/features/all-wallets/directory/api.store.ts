import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx'
import type { ChainNamespace } from '../../../domain/networks/caip'
import { serviceHost } from '../../../domain/service-hosts'
import { connectLimits } from '../../../domain/wallets/connect-limits'
import type { WalletDirectory, WalletEntry } from '../../../domain/wallets/wallet-entry'
import { retryable } from '../../../domain/retryable'
import { pickByIds, uniqueById, walletCountTag } from './wallet-rules'
import type { WalletQuery } from '../../../services/all-wallets/wallet-directory'
import type { CachedDirectory } from './directory-cache'
import { DirectoryFilter } from './directory-filter'
import type { DirectoryLoader, LoaderDeps } from './directory-loader'
import type { DirectorySnapshot, DirectorySource, ListState } from './list-state'
import { failedList } from './list-state'
import { WalletPages } from './wallet-pages'

interface ApiDeps extends LoaderDeps {
  snapshot: DirectorySnapshot
}

type Namespace = ChainNamespace | undefined

/** The state of the wallet directory. The getters return the wallets of the namespace that Connect is filtered by. */
export class ApiStore implements WalletDirectory {
  /** Featured wallets of all namespaces, in the host's order. */
  allFeatured: readonly WalletEntry[] = []
  /** Wallets that the host excludes. Their extensions are hidden, too. */
  excludedWallets: readonly WalletEntry[] = []
  /** The progress of loading the lists above the pages; with a snapshot, of all lists. */
  status: ListState = { state: 'idle' }
  source: DirectorySource | undefined = undefined
  /** The bundled wallet list. Loaded only if there is no directory service, and only when it is needed. */
  readonly snapshot: DirectorySnapshot
  readonly recommendedBy = new Map<Namespace, readonly WalletEntry[]>()
  readonly counts = new Map<Namespace, number>()
  readonly lists = new Map<Namespace, WalletPages>()
  /** Decides which wallets belong in the lists. */
  readonly filter: DirectoryFilter
  /** The loader of the directory. Its code is downloaded with the first request. */
  readonly #loader = retryable(async (): Promise<DirectoryLoader> => {
    const { DirectoryLoader } = await import('./directory-loader')
    return new DirectoryLoader(this.#deps)
  })
  readonly #deps: ApiDeps
  constructor(deps: ApiDeps) {
    this.#deps = deps
    this.snapshot = deps.snapshot
    this.filter = new DirectoryFilter(deps)
    makeAutoObservable(this, {
      allFeatured: observableRef,
      excludedWallets: observableRef,
      status: observableRef,
      snapshot: false,
      recommendedBy: observableShallow,
      lists: observableShallow,
      filter: false,
    })
  }

  /** Whether there is a directory service: the options name a project or a host. */
  get isServiceAvailable(): boolean {
    return serviceHost('api', this.#deps.options.state) !== undefined
  }

  get hasFeatured(): boolean {
    return Boolean(this.#deps.options.state.featuredWalletIds?.length)
  }

  get featured(): readonly WalletEntry[] {
    return this.filter.namespace ? this.filter.shown(this.allFeatured) : this.allFeatured
  }

  get recommended(): readonly WalletEntry[] {
    const wallets = this.recommendedBy.get(this.filter.namespace) ?? this.recommendedBy.get(undefined) ?? []
    return this.filter.shown(wallets)
  }

  /** All other wallets that have been loaded, each once. */
  get wallets(): readonly WalletEntry[] {
    const { namespace } = this.filter
    const all = this.lists.get(undefined)?.wallets ?? []
    const own = namespace && this.lists.get(namespace)?.wallets
    return this.filter.shown(own ? uniqueById([...own, ...all]) : all)
  }

  /** The wallets of the AllWallets view: installed first, then featured, recommended and all others. */
  get grid(): readonly WalletEntry[] {
    const first = uniqueById([...this.featured, ...this.recommended])
    const known = new Set(first.map(({ id }) => id))
    const all = [...first, ...this.wallets.filter(({ id }) => !known.has(id))]
    const installed = new Set(all.filter((wallet) => this.filter.isInstalled(wallet)))
    return installed.size === 0 ? all : [...installed, ...all.filter((wallet) => !installed.has(wallet))]
  }

  /** The progress of loading the grid. */
  get gridStatus(): ListState {
    return this.isServiceAvailable ? (this.lists.get(this.filter.namespace)?.status ?? { state: 'idle' }) : this.status
  }

  /** Whether the grid has further pages. */
  get hasMore(): boolean {
    return this.isServiceAvailable && (this.lists.get(this.filter.namespace)?.hasMore ?? true)
  }

  /** The number of wallets in the directory, without the featured ones. */
  get count(): number {
    const known = this.counts.get(this.filter.namespace)
    if (known !== undefined) return known
    if (this.filter.namespace) return this.grid.length - this.featured.length
    const featured = this.#deps.options.state.featuredWalletIds?.length ?? 0
    return this.isServiceAvailable ? 0 : Math.max(0, this.snapshot.count - featured)
  }

  /** The number of wallets in the directory, with the featured ones. */
  get total(): number {
    return Math.max(this.count + this.featured.length, this.grid.length)
  }

  /** The number beside "all wallets": exact while the list is filtered, rounded otherwise, empty while it is unknown. */
  get tag(): string {
    if (this.total === 0) return ''
    return this.filter.namespace ? String(this.total) : walletCountTag(this.total)
  }

  /** Loads the featured and recommended wallets. Never rejects: `status` has the failure, and the next call tries again. */
  async load(): Promise<void> {
    if (this.status.state !== 'ready') this.setStatus({ state: 'loading' })
    try {
      await this.#loadLists(this.filter.namespace)
      this.setStatus({ state: 'ready' })
    } catch (error) {
      this.setStatus(failedList(error))
    }
    await this.#save()
  }

  /** Called when the list of all wallets opens: loads its first page if that is missing, and what failed. */
  async openGrid(): Promise<void> {
    const { page, status } = this.pagesOf(this.filter.namespace)
    const isDue = this.isServiceAvailable && (page === 0 || status.state === 'failed')
    await Promise.all([this.load(), isDue ? this.fetchNextPage() : undefined])
  }

  /** Loads the next page of the grid, or again the page that failed. */
  async fetchNextPage(): Promise<void> {
    if (!this.isServiceAvailable) return this.load()
    await this.pagesOf(this.filter.namespace).fetchNext()
    await this.#save()
  }

  /** Loads the pages of the grid that follow, until the signal aborts. A search then finds their wallets without waiting for the service. */
  async readAhead(signal: AbortSignal): Promise<void> {
    if (this.isServiceAvailable && (await this.pagesOf(this.filter.namespace).readAhead(signal))) await this.#save()
  }

  /** The wallets with these ids, in the order of the ids. Rejects if the directory does not answer. */
  async fetchByIds(ids: readonly string[]): Promise<readonly WalletEntry[]> {
    const loader = await this.#loader()
    if (this.isServiceAvailable) return loader.byIds(ids)
    const { featured, recommended, wallets } = await loader.snapshot(this.snapshot)
    return pickByIds([...featured, ...recommended, ...wallets], ids)
  }

  /** Searches the directory service. Rejects if it does not answer. */
  async ask(query: WalletQuery, signal: AbortSignal): Promise<readonly WalletEntry[]> {
    return (await this.#loader()).search(query, signal)
  }

  /** Loads a wallet's picture into `AssetStore`. Concurrent calls share one request. Never rejects; after a failure it may be called again. */
  async fetchWalletImage(id: string): Promise<void> {
    const loader = await this.#loader().catch(() => undefined)
    await loader?.images.load(id)
  }

  setStatus(status: ListState): void {
    this.status = status
  }

  setRecommended(namespace: Namespace, wallets: readonly WalletEntry[], count: number): void {
    this.recommendedBy.set(namespace, wallets)
    this.counts.set(namespace, count)
    this.source = 'service'
  }

  /** Raises the known number of wallets. */
  raiseCount(namespace: Namespace, count: number): void {
    this.counts.set(namespace, Math.max(count, this.counts.get(namespace) ?? 0))
    this.source = 'service'
  }

  /** Shows the lists of an earlier visit where nothing newer has been loaded. */
  showEarlier(lists: CachedDirectory): void {
    this.source ??= 'cache'
    if (this.allFeatured.length === 0) this.allFeatured = lists.featured
    if (this.excludedWallets.length === 0) this.excludedWallets = lists.excluded
    if (!this.recommendedBy.has(undefined)) this.recommendedBy.set(undefined, lists.recommended)
    if (!this.counts.has(undefined)) this.counts.set(undefined, lists.count)
    this.pagesOf(undefined).remember(lists.wallets)
  }

  showSnapshot(lists: CachedDirectory): void {
    this.source = 'snapshot'
    this.allFeatured = lists.featured
    this.excludedWallets = lists.excluded
    this.recommendedBy.set(undefined, lists.recommended)
    this.counts.set(undefined, lists.count)
    this.pagesOf(undefined).complete(lists.wallets)
  }

  /** The pages of a list. There is one list per namespace that Connect was filtered by. */
  pagesOf(namespace: Namespace): WalletPages {
    const known = this.lists.get(namespace)
    if (known) return known
    const pages = new WalletPages({
      fetchPage: async (page, withPictures) => (await this.#loader()).page(namespace, page, withPictures),
      onCount: (count) => this.raiseCount(namespace, count),
    })
    this.lists.set(namespace, pages)
    return pages
  }

  async #save(): Promise<void> {
    if (this.source !== 'service' || this.filter.namespace) return
    const current = (): CachedDirectory => ({
      featured: this.allFeatured,
      excluded: this.excludedWallets,
      recommended: this.recommendedBy.get(undefined) ?? [],
      wallets: this.lists.get(undefined)?.wallets.slice(0, connectLimits.walletsAhead) ?? [],
      count: this.counts.get(undefined) ?? 0,
    })
    await this.#loader()
      .then((loader) => loader.save(current))
      .catch(() => {})
  }

  /** Rejects with the first failure, after all requests have ended. */
  async #loadLists(namespace: Namespace): Promise<void> {
    const loader = await this.#loader()
    const jobs = this.isServiceAvailable
      ? [
          loader.featured().then((wallets) => runInAction(() => (this.allFeatured = wallets))),
          loader.excluded().then((wallets) => runInAction(() => (this.excludedWallets = wallets))),
          loader.recommended(namespace).then(({ wallets, count }) => this.setRecommended(namespace, wallets, count)),
          loader.cached().then((lists) => lists && this.showEarlier(lists)),
        ]
      : [loader.snapshot(this.snapshot).then((lists) => this.showSnapshot(lists))]
    const failed = (await Promise.allSettled(jobs)).find((job) => job.status === 'rejected')
    if (failed) throw failed.reason
  }
}

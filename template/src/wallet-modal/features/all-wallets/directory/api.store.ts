import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx'
import type { ChainNamespace } from '../../../domain/networks/caip'
import { serviceHost } from '../../../domain/service-hosts'
import type { WalletDirectory, WalletEntry } from '../../../domain/wallets/wallet-entry'
import { pickByIds, uniqueById, walletCountTag } from './wallet-rules'
import type { WalletQuery } from '../../../services/all-wallets/wallet-directory'
import type { CachedDirectory } from './directory-cache'
import { DirectoryFilter } from './directory-filter'
import type { DirectoryLoader, LoaderDeps } from './directory-loader'
import type { DirectorySnapshot, DirectorySource, ListState } from './list-state'
import { failedList } from './list-state'
import { Once } from '../../../stores/root/once'
import { WalletPages } from './wallet-pages'

interface ApiDeps extends LoaderDeps {
  snapshot: DirectorySnapshot
}

type Namespace = ChainNamespace | undefined

/** The wallet directory: what is known of it. The getters show what fits the namespace that Connect is filtered by. */
export class ApiStore implements WalletDirectory {
  /** In the order that the host gave. */
  allFeatured: readonly WalletEntry[] = []
  /** What the host leaves out: the extensions of these wallets are hidden. */
  excludedWallets: readonly WalletEntry[] = []
  /** How far the lists that stand before the pages are; with a snapshot, all of them. */
  status: ListState = { state: 'idle' }
  source: DirectorySource | undefined = undefined
  /** Read only where there is no directory to ask, and only when it is needed. */
  readonly snapshot: DirectorySnapshot
  readonly recommendedBy = new Map<Namespace, readonly WalletEntry[]>()
  readonly counts = new Map<Namespace, number>()
  readonly lists = new Map<Namespace, WalletPages>()
  /** Which wallets belong into the lists as they are filtered now. */
  readonly filter: DirectoryFilter
  readonly #once = new Once()
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

  /** Whether there is a directory to ask: a project or the host app names one. */
  get isServiceAvailable(): boolean {
    return serviceHost('api', this.#deps.options.state) !== undefined
  }

  get hasFeatured(): boolean {
    return Boolean(this.#deps.options.state.featuredWalletIds?.length)
  }

  get featured(): readonly WalletEntry[] {
    return this.filter.namespace ? this.allFeatured.filter(this.filter.isShown) : this.allFeatured
  }

  get recommended(): readonly WalletEntry[] {
    const wallets = this.recommendedBy.get(this.filter.namespace) ?? this.recommendedBy.get(undefined) ?? []
    return wallets.filter(this.filter.isShown)
  }

  /** All other wallets that have come. */
  get wallets(): readonly WalletEntry[] {
    const lists = [this.lists.get(this.filter.namespace), this.lists.get(undefined)]
    return uniqueById(lists.flatMap((list) => list?.wallets ?? [])).filter(this.filter.isShown)
  }

  /** What AllWallets lists: the wallets of this browser first, then the featured, the recommended and all others. */
  get grid(): readonly WalletEntry[] {
    const all = uniqueById([...this.featured, ...this.recommended, ...this.wallets])
    const installed = all.filter((wallet) => this.filter.isInstalled(wallet))
    return uniqueById([...installed, ...all])
  }

  /** How far that list is. */
  get gridStatus(): ListState {
    return this.isServiceAvailable ? (this.lists.get(this.filter.namespace)?.status ?? { state: 'idle' }) : this.status
  }

  /** Whether that list goes on. */
  get hasMore(): boolean {
    return this.isServiceAvailable && (this.lists.get(this.filter.namespace)?.hasMore ?? true)
  }

  /** How many wallets the directory has, the featured ones not counted. */
  get count(): number {
    const known = this.counts.get(this.filter.namespace)
    if (known !== undefined) return known
    if (this.filter.namespace) return this.grid.length - this.featured.length
    const featured = this.#deps.options.state.featuredWalletIds?.length ?? 0
    return this.isServiceAvailable ? 0 : Math.max(0, this.snapshot.count - featured)
  }

  /** How many it has with them. */
  get total(): number {
    return Math.max(this.count + this.featured.length, this.grid.length)
  }

  /** The number beside "all wallets": exact while the list is filtered, empty while nothing is known. */
  get tag(): string {
    if (this.total === 0) return ''
    return this.filter.namespace ? String(this.total) : walletCountTag(this.total)
  }

  /** Asks for what the Connect view shows of the directory. A snapshot is not loaded for the sake of its recommendations. */
  async prefetch(): Promise<void> {
    const { featuredWalletIds = [], excludeWalletIds = [] } = this.#deps.options.state
    const isNamed = featuredWalletIds.length + excludeWalletIds.length > 0
    if (this.isServiceAvailable || isNamed) await this.load()
  }

  /** Asks for the featured and recommended wallets. Never rejects: `status` tells, and what failed is asked for again next time. */
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

  /** Opens the list of all wallets: asks for its first page unless it is here, and for what failed. */
  async openGrid(): Promise<void> {
    const { page, status } = this.pagesOf(this.filter.namespace)
    const isDue = this.isServiceAvailable && (page === 0 || status.state === 'failed')
    await Promise.all([this.load(), isDue ? this.fetchNextPage() : undefined])
  }

  /** Asks for the next page of that list; after a failure that is what failed. */
  async fetchNextPage(): Promise<void> {
    if (!this.isServiceAvailable) return this.load()
    await this.pagesOf(this.filter.namespace).fetchNext()
    await this.#save()
  }

  /** The wallets with these ids, in their order. Rejects when the directory cannot be asked. */
  async fetchByIds(ids: readonly string[]): Promise<readonly WalletEntry[]> {
    const loader = await this.#loader()
    if (this.isServiceAvailable) return loader.byIds(ids)
    const { featured, recommended, wallets } = await loader.snapshot(this.snapshot)
    return pickByIds([...featured, ...recommended, ...wallets], ids)
  }

  /** Asks the directory for wallets, past what is listed. Rejects when it cannot be asked. */
  async ask(query: WalletQuery, signal: AbortSignal): Promise<readonly WalletEntry[]> {
    return (await this.#loader()).search(query, signal)
  }

  /** Fetches a picture into AssetStore, once for everybody who asks. Never rejects; what failed may be asked for again. */
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

  /** The directory has at least so many wallets. */
  raiseCount(namespace: Namespace, count: number): void {
    this.counts.set(namespace, Math.max(count, this.counts.get(namespace) ?? 0))
    this.source = 'service'
  }

  /** Shows what an earlier visit left, where nothing newer has come. */
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

  /** The pages of a list; there is one for each namespace that was filtered by. */
  pagesOf(namespace: Namespace): WalletPages {
    const known = this.lists.get(namespace)
    if (known) return known
    const pages = new WalletPages({
      fetchPage: async (page) => (await this.#loader()).page(namespace, page),
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
      wallets: this.lists.get(undefined)?.wallets ?? [],
      count: this.counts.get(undefined) ?? 0,
    })
    await this.#loader()
      .then((loader) => loader.save(current))
      .catch(() => {})
  }

  /** Rejects with the first failure, once everything else has come. */
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

  /** How the directory is asked; its code is fetched with the first question. */
  #loader(): Promise<DirectoryLoader> {
    return this.#once.run('loader', async () => {
      const { DirectoryLoader } = await import('./directory-loader')
      return new DirectoryLoader(this.#deps)
    })
  }
}

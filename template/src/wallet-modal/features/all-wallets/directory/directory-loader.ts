import type { ChainNamespace } from '../../../domain/networks/caip'
import { limits } from '../../../domain/limits'
import { connectLimits } from '../../../domain/wallets/connect-limits'
import { withTimeout } from '../../../domain/timeout'
import type { WalletEntry } from '../../../domain/wallets/wallet-entry'
import { retryable } from '../../../domain/retryable'
import { pickByIds } from './wallet-rules'
import type { WalletQuery } from '../../../services/all-wallets/wallet-directory'
import { readWallets } from '../../../services/all-wallets/wallet-directory'
import type { AssetStore } from '../../../stores/shell/asset.store'
import type { CachedDirectory } from './directory-cache'
import { DirectoryCache } from './directory-cache'
import type { DirectoryDeps } from './directory-client'
import { DirectoryClient } from './directory-client'
import type { DirectorySnapshot } from './list-state'
import type { SessionMemory } from '../../../stores/connection/session-memory'
import { WalletImages } from './wallet-images'
import type { Page } from './wallet-pages'

/** How long a page waits for the recommended wallets that it excludes, in milliseconds. */
const timeoutMs = 1_000

export interface LoaderDeps extends DirectoryDeps {
  asset: AssetStore
  memory: SessionMemory
}

interface CountedWallets {
  wallets: readonly WalletEntry[]
  /** The number of wallets on all pages. */
  count: number
}

/** Loads the lists of the directory as the options ask for them. Each list is requested once. */
export class DirectoryLoader {
  readonly images: WalletImages
  readonly #deps: LoaderDeps
  readonly #client: DirectoryClient
  readonly #cache: DirectoryCache

  constructor(deps: LoaderDeps) {
    this.#deps = deps
    const { platform, asset, memory } = deps
    const client = new DirectoryClient(deps)
    this.#client = client
    this.#cache = new DirectoryCache({ platform, memory, client })
    this.images = new WalletImages({ platform, asset, memory, client })
  }

  /** The featured wallets, in the host's order. Listed on any network, because the host chose them. */
  readonly featured = retryable(() => this.byIds(this.#ids.featured))

  /** The wallets that the host excludes. Their directory entries tell which extensions to hide. */
  readonly excluded = retryable(() => this.byIds(this.#ids.excluded, false))

  /** The recommended wallets. Resolves when their pictures, and those of the recent wallets, are loaded or late. */
  async recommended(filter: ChainNamespace | undefined): Promise<CountedWallets> {
    const answer = await this.#askRecommended(filter)
    const recent = await this.#recent().catch(() => [])
    await this.images.preload([...answer.wallets, ...recent])
    return answer
  }

  /**
   * A page of the wallets that are neither recommended, featured nor excluded.
   * @param page the number of the page, starting at 1
   * @param withPictures resolves when the page's first pictures are loaded or late; otherwise pictures load when they come into view
   */
  async page(filter: ChainNamespace | undefined, page: number, withPictures: boolean): Promise<Page> {
    const { include, excluded, featured } = this.#ids
    const { chains } = this.#client
    // If the recommended wallets are late, the page may repeat them. Duplicates are removed when the lists are joined.
    const recommended = withTimeout(this.#askRecommended(filter), timeoutMs, this.#deps.platform.after)
    const listed = await recommended.catch(() => ({ wallets: [] }))
    const exclude = [...listed.wallets.map(({ id }) => id), ...excluded, ...featured]
    const entries = connectLimits.walletPage
    const { wallets, count, received } = await this.#client.wallets({ page, entries, include, exclude, chains })
    if (withPictures) await this.images.preload(wallets.slice(0, connectLimits.pageImages))
    return { wallets, count, isLast: received === 0 || page * entries >= count }
  }

  /** The wallets with these ids, in the order of the ids. */
  async byIds(ids: readonly string[], withImages = true): Promise<readonly WalletEntry[]> {
    if (ids.length === 0) return []
    const { wallets } = await this.#client.wallets({ page: 1, entries: ids.length, include: ids })
    const found = pickByIds(wallets, ids)
    if (withImages) await this.images.preload(found)
    return found
  }

  /** Searches the directory. Pictures are loaded when their tiles come into view. */
  async search(query: WalletQuery, signal: AbortSignal): Promise<readonly WalletEntry[]> {
    const { include, excluded: exclude } = this.#ids
    const { chains } = this.#client
    return (await this.#client.wallets({ ...query, include, exclude, chains }, signal)).wallets
  }

  /** The same lists, made from the bundled wallet list. */
  readonly snapshot = retryable(async (snapshot: DirectorySnapshot): Promise<CachedDirectory> => {
    const all = this.#client.reachable(await snapshot.load())
    const { include, excluded, featured } = this.#ids
    const before = new Set([...excluded, ...featured])
    const listed = all.filter(({ id }) => (include?.includes(id) ?? true) && !before.has(id))
    return {
      featured: pickByIds(all, featured),
      excluded: pickByIds(all, excluded),
      recommended: listed.slice(0, connectLimits.recommendedWallets),
      wallets: listed.slice(connectLimits.recommendedWallets),
      count: listed.length,
    }
  })

  /** The lists of an earlier visit, if they were requested with the same options. */
  readonly cached = retryable(() =>
    // If the storage fails, the list only appears later.
    this.#cache.read().catch(() => undefined),
  )

  /** Stores the current lists for the next visit. Reads the stored ones first, because writing replaces them. */
  async save(current: () => CachedDirectory): Promise<void> {
    await this.cached()
    this.#cache.write(current)
  }

  /** The wallets that were paired last. */
  async #recent(): Promise<readonly WalletEntry[]> {
    const { recentWallets } = await this.#deps.memory.repositories()
    const stored = (await recentWallets.all()).slice(0, limits.recentWallets)
    return readWallets(stored.map(({ entry }) => entry))
  }

  /** Asks once per filter, with the same query. */
  readonly #askRecommended = retryable<CountedWallets, ChainNamespace | undefined>(() => {
    const { include, excluded, featured } = this.#ids
    const { chains } = this.#client
    const query = { page: 1, entries: connectLimits.recommendedWallets, include, exclude: [...excluded, ...featured] }
    return this.#client.wallets({ ...query, chains })
  })

  get #ids() {
    const { includeWalletIds: include, excludeWalletIds, featuredWalletIds } = this.#deps.options.state
    return { include, excluded: excludeWalletIds ?? [], featured: featuredWalletIds ?? [] }
  }
}

import type { ChainNamespace } from '../../../domain/networks/caip'
import { limits } from '../../../domain/limits'
import { connectLimits } from '../../../domain/wallets/connect-limits'
import { withTimeout } from '../../../domain/timeout'
import type { WalletEntry } from '../../../domain/wallets/wallet-entry'
import { pickByIds } from './wallet-rules'
import type { WalletQuery } from '../../../services/all-wallets/wallet-directory'
import { readWallets } from '../../../services/all-wallets/wallet-directory'
import type { AssetStore } from '../../../stores/shell/asset.store'
import type { CachedDirectory } from './directory-cache'
import { DirectoryCache } from './directory-cache'
import type { DirectoryDeps } from './directory-client'
import { DirectoryClient } from './directory-client'
import type { DirectorySnapshot } from './list-state'
import { Once } from '../../../stores/root/once'
import type { SessionMemory } from '../../../stores/connection/session-memory'
import { WalletImages } from './wallet-images'
import type { Page } from './wallet-pages'

/** How long a page waits to hear what it leaves out, in milliseconds. */
const timeoutMs = 1_000

export interface LoaderDeps extends DirectoryDeps {
  asset: AssetStore
  memory: SessionMemory
}

interface CountedWallets {
  wallets: readonly WalletEntry[]
  /** How many there are in all. */
  count: number
}

/** The lists of the directory as the options want them (specification, section 7), each asked for once. */
export class DirectoryLoader {
  readonly images: WalletImages
  readonly #deps: LoaderDeps
  readonly #client: DirectoryClient
  readonly #cache: DirectoryCache
  readonly #once = new Once()

  constructor(deps: LoaderDeps) {
    this.#deps = deps
    const { platform, asset, memory } = deps
    const client = new DirectoryClient(deps)
    this.#client = client
    this.#cache = new DirectoryCache({ platform, memory, client })
    this.images = new WalletImages({ platform, asset, memory, client })
  }

  /** The featured wallets, in the order the host gave. Networks do not matter: the host chose them. */
  featured(): Promise<readonly WalletEntry[]> {
    return this.#once.run('featured', () => this.byIds(this.#ids.featured))
  }

  /** The wallets that the host leaves out: their extensions are known by what the directory says of them. */
  excluded(): Promise<readonly WalletEntry[]> {
    return this.#once.run('excluded', () => this.byIds(this.#ids.excluded, false))
  }

  /** What the directory recommends, once the pictures of it and of the recent wallets are here. */
  async recommended(filter: ChainNamespace | undefined): Promise<CountedWallets> {
    const answer = await this.#askRecommended(filter)
    const recent = await this.#recent().catch(() => [])
    await this.images.preload([...answer.wallets, ...recent])
    return answer
  }

  /** A page of all wallets that are not listed before them, once the pictures at its top are here. */
  async page(filter: ChainNamespace | undefined, page: number): Promise<Page> {
    const { include, excluded, featured } = this.#ids
    const { chains } = this.#client
    // Without an answer in time the page may repeat what is recommended: each wallet is listed once anyway.
    const recommended = withTimeout(this.#askRecommended(filter), timeoutMs, this.#deps.platform.after)
    const listed = await recommended.catch(() => ({ wallets: [] }))
    const exclude = [...listed.wallets.map(({ id }) => id), ...excluded, ...featured]
    const entries = connectLimits.walletPage
    const { wallets, count, received } = await this.#client.wallets({ page, entries, include, exclude, chains })
    await this.images.preload(wallets.slice(0, connectLimits.pageImages))
    return { wallets, count, isLast: received === 0 || page * entries >= count }
  }

  /** The wallets with these ids, in their order; none without ids. */
  async byIds(ids: readonly string[], withImages = true): Promise<readonly WalletEntry[]> {
    if (ids.length === 0) return []
    const { wallets } = await this.#client.wallets({ page: 1, entries: ids.length, include: ids })
    const found = pickByIds(wallets, ids)
    if (withImages) await this.images.preload(found)
    return found
  }

  /** What the directory finds; the pictures come when they are seen. */
  async search(query: WalletQuery, signal: AbortSignal): Promise<readonly WalletEntry[]> {
    const { include, excluded: exclude } = this.#ids
    const { chains } = this.#client
    return (await this.#client.wallets({ ...query, include, exclude, chains }, signal)).wallets
  }

  /** The same lists out of the snapshot, which is here as a whole. */
  snapshot(snapshot: DirectorySnapshot): Promise<CachedDirectory> {
    return this.#once.run('snapshot', async () => {
      const all = await this.#client.read(await snapshot.load())
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
  }

  /** What was listed in an earlier visit, if it was the answer to the same question. */
  cached(): Promise<CachedDirectory | undefined> {
    // Without what was stored the list only comes later.
    return this.#once.run('cache', () => this.#cache.read().catch(() => undefined))
  }

  /** Keeps what is listed by then for the next visit. What is stored is read first, so that nothing of it is lost. */
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

  #askRecommended(filter: ChainNamespace | undefined): Promise<CountedWallets> {
    const { include, excluded, featured } = this.#ids
    const { chains } = this.#client
    const query = { page: 1, entries: connectLimits.recommendedWallets, include, exclude: [...excluded, ...featured] }
    return this.#once.run(`recommended ${filter}`, () => this.#client.wallets({ ...query, chains }))
  }

  get #ids() {
    const { includeWalletIds: include, excludeWalletIds, featuredWalletIds } = this.#deps.options.state
    return { include, excluded: excludeWalletIds ?? [], featured: featuredWalletIds ?? [] }
  }
}

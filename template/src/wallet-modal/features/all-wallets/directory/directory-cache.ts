import type { WalletEntry } from '../../../domain/wallets/wallet-entry'
import type { Platform } from '../../../platform/platform'
import type { DirectoryClient } from './directory-client'
import type { SessionMemory } from '../../../stores/connection/session-memory'

interface CacheDeps {
  platform: Platform
  memory: SessionMemory
  client: DirectoryClient
}

/** The lists of an earlier visit. */
export interface CachedDirectory {
  featured: readonly WalletEntry[]
  recommended: readonly WalletEntry[]
  wallets: readonly WalletEntry[]
  excluded: readonly WalletEntry[]
  count: number
}

/** Stores the directory's lists, so that the next visit shows them at once, also without a network. */
export class DirectoryCache {
  readonly #deps: CacheDeps
  #cancel: (() => void) | undefined

  constructor(deps: CacheDeps) {
    this.#deps = deps
  }

  /** The stored lists, if they were requested with the same options. Stored data is checked like data from outside. */
  async read(): Promise<CachedDirectory | undefined> {
    const { memory, client } = this.#deps
    const tables = await memory.repositories().catch(() => undefined)
    const stored = await tables?.walletLists.get('directory')
    if (!stored || stored['configuration'] !== client.configuration) return undefined
    const [featured = [], recommended = [], wallets = [], excluded = []] = await Promise.all(
      ['featured', 'recommended', 'wallets', 'excluded'].map((list) => client.read(stored[list])),
    )
    const isCount = Number.isSafeInteger(stored['count']) && Number(stored['count']) >= 0
    const count = isCount ? Number(stored['count']) : 0
    return { featured, recommended, wallets, excluded, count }
  }

  /** Stores the lists when the browser is idle, as they are by then. */
  write(current: () => CachedDirectory): void {
    const { platform, memory, client } = this.#deps
    this.#cancel?.()
    this.#cancel = platform.whenIdle(() => {
      const value = { ...current(), configuration: client.configuration }
      memory
        .repositories()
        .then(({ walletLists }) => walletLists.put('directory', value))
        .catch(() => {})
    })
  }
}

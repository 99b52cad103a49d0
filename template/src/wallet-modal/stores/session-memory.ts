import type { Balance } from '../domain/account'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../domain/caip'
import { limits } from '../domain/limits'
import type { Platform } from '../platform/platform'
import { openStorage } from '../storage/open-storage'
import type { Repositories } from '../storage/repositories'
import { createRepositories } from '../storage/repositories'
import type { SessionSnapshot, SnapshotStore, StoredConnection } from '../storage/session-snapshot'
import { createSnapshotStore } from '../storage/session-snapshot'

interface RememberedWallet {
  id: string
  name: string
  imageUrl: string | undefined
}

/**
 * What one modal remembers from visit to visit: the few values of the first paint synchronously, the rest in the database,
 * written when the browser is idle. Other tabs are told of every change of a connection.
 */
export class SessionMemory {
  readonly repositories: Repositories
  readonly #snapshot: SnapshotStore
  readonly #platform: Platform
  readonly #signal: AbortSignal
  #tellTabs: (message: unknown) => void = () => {}

  constructor(id: string, platform: Platform, signal: AbortSignal) {
    this.#platform = platform
    this.#signal = signal
    this.#snapshot = createSnapshotStore(platform.keyValue, id)
    this.repositories = createRepositories(openStorage(`wallet-modal:${id}`, platform, signal), platform.now)
  }

  read(): SessionSnapshot {
    return this.#snapshot.read()
  }

  /** Calls back when another tab has changed a connection. */
  followTabs(onChange: () => void): void {
    this.#tellTabs = this.#platform.channel(this.#snapshot.key, onChange, this.#signal)
  }

  rememberNetwork(activeCaipNetworkId: CaipNetworkId): void {
    this.#snapshot.update((stored) => ({ ...stored, activeCaipNetworkId }))
  }

  /** Undefined forgets the namespace's connection. */
  rememberConnection(namespace: ChainNamespace, connection: StoredConnection | undefined): void {
    this.#snapshot.update((stored) => {
      const { [namespace]: _, ...others } = stored.connections
      return { ...stored, connections: connection ? { ...others, [namespace]: connection } : others }
    })
    this.#tellTabs('changed')
  }

  rememberWallet({ id, name, imageUrl }: RememberedWallet): void {
    this.#snapshot.update((stored) => {
      const others = stored.recentConnectorIds.filter((known) => known !== id)
      return { ...stored, recentConnectorIds: [id, ...others].slice(0, limits.recentWallets) }
    })
    this.#whenIdle(() => void this.repositories.recentWallets.put(id, { id, name, ...(imageUrl && { imageUrl }) }))
  }

  rememberBalance(caipAddress: CaipAddress, { value, decimals, symbol }: Balance): void {
    const stored = { value: value.toString(), decimals, symbol }
    this.#whenIdle(() => void this.repositories.balances.put(caipAddress, stored))
  }

  async earlierBalance(caipAddress: CaipAddress): Promise<Balance | undefined> {
    const stored = await this.repositories.balances.get(caipAddress)
    return stored && { ...stored, value: BigInt(stored.value) }
  }

  /** What was read for an address goes with it. */
  async forgetAddresses(): Promise<void> {
    const { balances, identities, names } = this.repositories
    await Promise.all([balances.clear(), identities.clear(), names.clear()])
  }

  #whenIdle(run: () => void): void {
    this.#signal.addEventListener('abort', this.#platform.whenIdle(run), { once: true })
  }
}

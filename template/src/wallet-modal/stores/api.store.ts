import { makeAutoObservable } from 'mobx'
import type { WalletEntry } from '../domain/wallet-entry'
import type { Device } from '../platform/device'
import type { Platform } from '../platform/platform'
import type { AssetStore } from './asset.store'
import type { ChainStore } from './chain.store'
import type { ConnectorStore } from './connector.store'
import type { EventsStore } from './events.store'
import type { OptionsStore } from './options.store'
import type { SessionMemory } from './session-memory'

interface ApiDeps {
  platform: Platform
  options: OptionsStore
  chain: ChainStore
  connector: ConnectorStore
  events: EventsStore
  asset: AssetStore
  memory: SessionMemory
  device: Device
}

/** The wallet directory: what is known of it, page by page. */
export class ApiStore {
  featured: readonly WalletEntry[] = []
  recommended: readonly WalletEntry[] = []
  wallets: readonly WalletEntry[] = []
  excludedWallets: readonly Pick<WalletEntry, 'name' | 'rdns'>[] = []
  /** How many wallets the directory has in all, the featured ones not counted. */
  count = 0
  readonly #deps: ApiDeps

  constructor(deps: ApiDeps) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** Asks for what the Connect view shows of the directory. */
  async prefetch(): Promise<void> {
    await Promise.resolve(this.#deps)
  }
}

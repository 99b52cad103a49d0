import { computedStruct, makeAutoObservable } from 'mobx'
import { retryable } from '../../../domain/retryable'
import { serviceHost } from '../../../domain/service-hosts'
import type { WalletDirectory, WalletEntry } from '../../../domain/wallets/wallet-entry'
import type { RootStore } from '../../../stores/root/root.store'
import { snapshot } from '../snapshot'
import type { ApiStore } from './api.store'
import { walletCountTag } from './wallet-rules'

/** The directory as the Connect view and other units see it. Its store is a chunk that is downloaded after the modal has opened. */
export class LazyDirectory implements WalletDirectory {
  hasFailed = false
  readonly #root: Pick<RootStore, 'connector' | 'features' | 'options' | 'platform'>
  readonly #store: () => Promise<ApiStore>

  /** @param load downloads the store */
  constructor(root: Pick<RootStore, 'connector' | 'features' | 'options' | 'platform'>, load: () => Promise<ApiStore>) {
    this.#root = root
    this.#store = retryable(load)
    // These lists are compared by content, so that the Connect view renders again only if a list has other wallets than before.
    makeAutoObservable(this, { featured: computedStruct, recommended: computedStruct, excludedWallets: computedStruct })
  }

  get featured(): readonly WalletEntry[] {
    return this.#root.features.api?.featured ?? []
  }

  get recommended(): readonly WalletEntry[] {
    return this.#root.features.api?.recommended ?? []
  }

  get excludedWallets(): readonly WalletEntry[] {
    return this.#root.features.api?.excludedWallets ?? []
  }

  get hasFeatured(): boolean {
    return Boolean(this.#root.options.state.featuredWalletIds?.length)
  }

  /** Whether wallets for the Connect view are on their way. */
  get isPending(): boolean {
    const { features } = this.#root
    const isAsked = this.hasFeatured || this.#hasService
    const state = features.api?.status.state ?? 'idle'
    return isAsked && !this.hasFailed && (state === 'idle' || state === 'loading')
  }

  /** The number beside "all wallets"; empty while it is unknown. The length of the bundled list is known before the list is loaded. */
  get tag(): string {
    const { connector, features } = this.#root
    if (features.api) return features.api.tag
    return this.#concernsConnect || connector.filterByNamespace ? '' : walletCountTag(snapshot.count)
  }

  load(): Promise<void> {
    return this.#use((api) => api.load())
  }

  /** Loads the lists unless they have been loaded, or requested, before. Never rejects. */
  loadOnce(): Promise<void> {
    return this.#use(async (api) => {
      if (api.status.state === 'idle') await api.load()
    })
  }

  /** Loads what the Connect view shows of the directory. The bundled list is not loaded only for its recommendations. Never rejects. */
  async prefetch(): Promise<void> {
    if (this.#concernsConnect) await this.load()
  }

  async fetchByIds(ids: readonly string[]): Promise<readonly WalletEntry[]> {
    return (await this.#store()).fetchByIds(ids)
  }

  get #hasService(): boolean {
    return serviceHost('api', this.#root.options.state) !== undefined
  }

  /** Whether the directory decides which wallets Connect lists, or hides. */
  get #concernsConnect(): boolean {
    return this.#hasService || this.hasFeatured || Boolean(this.#root.options.state.excludeWalletIds?.length)
  }

  setHasFailed(hasFailed: boolean): void {
    this.hasFailed = hasFailed
  }

  /** Reports that the store could not be downloaded. The next call tries again. */
  async #use(action: (api: ApiStore) => Promise<void>): Promise<void> {
    this.setHasFailed(false)
    try {
      await action(await this.#store())
    } catch (error) {
      this.setHasFailed(true)
      this.#root.platform.log.warn('The wallet directory could not be loaded.', error)
    }
  }
}

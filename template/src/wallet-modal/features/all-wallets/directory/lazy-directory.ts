import { makeAutoObservable } from 'mobx'
import { retryable } from '../../../domain/retryable'
import { serviceHost } from '../../../domain/service-hosts'
import type { WalletDirectory, WalletEntry } from '../../../domain/wallets/wallet-entry'
import type { RootStore } from '../../../stores/root/root.store'
import type { ApiStore } from './api.store'

/** The directory as the Connect view and other units see it. Its store is a chunk that is downloaded after the modal has opened. */
export class LazyDirectory implements WalletDirectory {
  hasFailed = false
  readonly #root: Pick<RootStore, 'features' | 'options' | 'platform'>
  readonly #store: () => Promise<ApiStore>

  /** @param load downloads the store */
  constructor(root: Pick<RootStore, 'features' | 'options' | 'platform'>, load: () => Promise<ApiStore>) {
    this.#root = root
    this.#store = retryable(load)
    makeAutoObservable(this)
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
    const { features, options } = this.#root
    const isAsked = this.hasFeatured || serviceHost('api', options.state) !== undefined
    const state = features.api?.status.state ?? 'idle'
    return isAsked && !this.hasFailed && (state === 'idle' || state === 'loading')
  }

  load(): Promise<void> {
    return this.#use((api) => api.load())
  }

  /** Loads what the Connect view shows of the directory. Never rejects. */
  prefetch(): Promise<void> {
    return this.#use((api) => api.prefetch())
  }

  async fetchByIds(ids: readonly string[]): Promise<readonly WalletEntry[]> {
    return (await this.#store()).fetchByIds(ids)
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

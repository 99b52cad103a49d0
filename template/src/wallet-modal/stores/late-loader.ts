import { required } from '../domain/errors'
import type { Feature } from '../features/feature'
import type { LateStores } from './late-stores'
import type { RootStore } from './root.store'

/** Fetches the stores of the open modal, once. */
export class LateLoader {
  #stores: LateStores | undefined
  #loading: Promise<LateStores> | undefined
  readonly #root: RootStore
  readonly #signal: AbortSignal

  constructor(root: RootStore, signal: AbortSignal) {
    this.#root = root
    this.#signal = signal
  }

  /** @throws WalletModalError MODAL_NOT_LOADED before `load` has settled */
  get stores(): LateStores {
    return required(this.#stores, 'MODAL_NOT_LOADED')
  }

  get isLoaded(): boolean {
    return this.#stores !== undefined
  }

  /** Rejects when the stores or the units cannot be had; the next call tries again. */
  load(): Promise<LateStores> {
    this.#loading ??= import('../modal/modal-parts').then(
      ({ LateStores, units }) => this.attach(new LateStores(this.#root, this.#signal), units),
      (error: unknown) => {
        this.#loading = undefined
        throw error
      },
    )
    return this.#loading
  }

  /** Takes stores that are here already, and lets the units in use add theirs. */
  attach(stores: LateStores, units: readonly Feature[]): LateStores {
    this.#stores = stores
    for (const unit of units) unit.attach?.(this.#root, stores)
    return stores
  }
}

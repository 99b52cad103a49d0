import { required } from '../../domain/errors/errors'
import { retryable } from '../../domain/retryable'
import type { Feature } from '../../features/feature'
import type { LateStores } from './late-stores'
import type { RootStore } from './root.store'

/** Fetches the stores of the open modal, once. */
export class LateLoader {
  #stores: LateStores | undefined
  readonly #root: RootStore
  /** Rejects when the stores or the units cannot be had; the next call tries again. */
  readonly load: () => Promise<LateStores>

  constructor(root: RootStore, signal: AbortSignal) {
    this.#root = root
    this.load = retryable(async () => {
      const { LateStores, units } = await import('../../modal/modal-parts')
      return this.attach(new LateStores(root, signal), units)
    })
  }

  /** @throws WalletModalError MODAL_NOT_LOADED before `load` has settled */
  get stores(): LateStores {
    return required(this.#stores, 'MODAL_NOT_LOADED')
  }

  get isLoaded(): boolean {
    return this.#stores !== undefined
  }

  /** Takes stores that are here already, and lets the units in use add theirs. */
  attach(stores: LateStores, units: readonly Feature[]): LateStores {
    this.#stores = stores
    for (const unit of units) unit.attach?.(this.#root, stores)
    return stores
  }
}

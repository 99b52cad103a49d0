import { required } from '../../domain/errors/errors'
import { retryable } from '../../domain/retryable'
import type { Feature } from '../../features/feature'
import type { LateStores } from './late-stores'
import type { RootStore } from './root.store'

/** The parts of the modal's chunk that the stores need. */
export interface ModalStoreParts {
  LateStores: typeof LateStores
  units: readonly Feature[]
}

/** Loads the stores of the open modal, once. */
export class LateLoader {
  #stores: LateStores | undefined
  readonly #root: RootStore
  /** Rejects when the stores or the units cannot be loaded; the next call tries again. */
  readonly load: () => Promise<LateStores>

  constructor(root: RootStore, loadModal: () => Promise<ModalStoreParts>, signal: AbortSignal) {
    this.#root = root
    this.load = retryable(async () => {
      const { LateStores, units } = await loadModal()
      return this.attach(new LateStores(root, units, signal))
    })
  }

  /** @throws WalletModalError MODAL_NOT_LOADED before `load` has settled */
  get stores(): LateStores {
    return required(this.#stores, 'MODAL_NOT_LOADED')
  }

  get isLoaded(): boolean {
    return this.#stores !== undefined
  }

  /** Takes stores that have been created already, and lets the units in use add their own. */
  attach(stores: LateStores): LateStores {
    this.#stores = stores
    for (const unit of stores.units) unit.attach?.(this.#root, stores)
    return stores
  }
}

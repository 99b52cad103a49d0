import { required } from '../../domain/errors/errors'
import { retryable } from '../../domain/retryable'
import type { Feature } from '../../features/feature'
import type { ModalStores } from './modal-stores'
import type { RootStore } from './root.store'

/** The parts of the modal's chunk that the stores need. */
export interface ModalStoreParts {
  ModalStores: typeof ModalStores
  units: readonly Feature[]
}

/** Loads the stores of the open modal, once. */
export class ModalStoresLoader {
  #stores: ModalStores | undefined
  readonly #root: RootStore
  /** Rejects if the chunk cannot be loaded; the next call tries again. */
  readonly load: () => Promise<ModalStores>

  constructor(root: RootStore, loadModal: () => Promise<ModalStoreParts>, signal: AbortSignal) {
    this.#root = root
    this.load = retryable(async () => {
      const { ModalStores, units } = await loadModal()
      return this.attach(new ModalStores(root, units, signal))
    })
  }

  /** @throws WalletModalError MODAL_NOT_LOADED before `load` has settled */
  get stores(): ModalStores {
    return required(this.#stores, 'MODAL_NOT_LOADED')
  }

  get isLoaded(): boolean {
    return this.#stores !== undefined
  }

  /** Takes stores that have been created already, and lets the units in use add theirs. */
  attach(stores: ModalStores): ModalStores {
    this.#stores = stores
    for (const unit of stores.units) unit.attach?.(this.#root, stores)
    return stores
  }
}

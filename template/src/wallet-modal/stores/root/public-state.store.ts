import { makeAutoObservable } from 'mobx'
import type { CaipNetworkId, ChainNamespace } from '../../domain/networks/caip'
import type { ChainStore } from '../connection/chain.store'
import type { ModalStore } from '../shell/modal.store'

/** The public state of the modal. */
export interface PublicState {
  /** True while the modal is busy. */
  loading: boolean
  open: boolean
  selectedNetworkId: CaipNetworkId | undefined
  activeChain: ChainNamespace | undefined
  /** True once discovery has started and earlier connections have been restored or given up. */
  initialized: boolean
}

/** The public state, computed from the other stores. */
export class PublicStateStore {
  initialized = false
  readonly #deps: { chain: ChainStore; modal: ModalStore }

  constructor(deps: { chain: ChainStore; modal: ModalStore }) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  get state(): PublicState {
    const { chain, modal } = this.#deps
    return {
      loading: modal.loading,
      open: modal.open,
      selectedNetworkId: chain.activeCaipNetwork?.caipNetworkId,
      activeChain: chain.activeChain,
      initialized: this.initialized,
    }
  }

  setInitialized(): void {
    this.initialized = true
  }
}

import { makeAutoObservable } from 'mobx'
import type { CaipNetworkId, ChainNamespace } from '../../domain/networks/caip'
import type { ChainStore } from '../connection/chain.store'
import type { ModalStore } from '../shell/modal.store'

/** What a host app may know about the modal as a whole. */
export interface PublicState {
  /** The modal is busy. */
  loading: boolean
  open: boolean
  selectedNetworkId: CaipNetworkId | undefined
  activeChain: ChainNamespace | undefined
  /** Discovery has started and earlier connections have been taken up or given up. */
  initialized: boolean
}

/** A projection of the other stores, so it cannot drift from them. */
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

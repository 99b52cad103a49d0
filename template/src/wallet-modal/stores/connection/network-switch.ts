import { flow, makeAutoObservable, observableRef } from 'mobx'
import type { WalletModalError } from '../../domain/errors/errors'
import { toModalError } from '../../domain/errors/errors'
import { Latest } from '../../domain/latest'
import type { Network } from '../../domain/networks/network'
import type { ChainStore } from './chain.store'
import { wait } from '../root/wait'

/** What became of the network the visitor chose last. */
type SwitchAttempt =
  | { state: 'idle' }
  | { state: 'waiting'; network: Network }
  | { state: 'declined' | 'error'; network: Network; error: WalletModalError }

/** A change of network that the visitor asked for in the modal, and what the wallet says to it. */
export class NetworkSwitch {
  attempt: SwitchAttempt = { state: 'idle' }
  readonly #deps: { chain: ChainStore }
  readonly #latest = new Latest()

  constructor(deps: { chain: ChainStore }) {
    this.#deps = deps
    makeAutoObservable(this, { attempt: observableRef, start: false })
  }

  /** Asks for a network; a newer choice makes an older answer meaningless. */
  readonly start = flow(function* (this: NetworkSwitch, network: Network) {
    const signal = this.#latest.begin()
    this.attempt = { state: 'waiting', network }
    try {
      yield* wait(this.#deps.chain.switchActiveNetwork(network))
      if (!signal.aborted) this.attempt = { state: 'idle' }
    } catch (thrown) {
      if (signal.aborted) return
      const error = toModalError(thrown)
      this.attempt = { state: error.code === 'USER_REJECTED' ? 'declined' : 'error', network, error }
    }
  })

  /** The visitor went elsewhere. */
  abandon(): void {
    this.#latest.stop()
    this.attempt = { state: 'idle' }
  }
}

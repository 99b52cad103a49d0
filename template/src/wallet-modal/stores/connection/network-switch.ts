import { flow, makeAutoObservable, observableRef } from 'mobx'
import type { WalletModalError } from '../../domain/errors/errors'
import { toModalError } from '../../domain/errors/errors'
import { Latest } from '../../domain/latest'
import type { Network } from '../../domain/networks/network'
import type { ChainStore } from './chain.store'
import { wait } from '../root/wait'

/** The state of the latest network switch. */
type SwitchAttempt =
  | { state: 'idle' }
  | { state: 'waiting'; network: Network }
  | { state: 'declined' | 'error'; network: Network; error: WalletModalError }

/** A network switch that the visitor has started in the modal, and the wallet's answer. */
export class NetworkSwitch {
  attempt: SwitchAttempt = { state: 'idle' }
  readonly #deps: { chain: ChainStore }
  readonly #latest = new Latest()

  constructor(deps: { chain: ChainStore }) {
    this.#deps = deps
    makeAutoObservable(this, { attempt: observableRef })
  }

  /** Asks the wallet to switch. Answers to an earlier choice are ignored. */
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

  /** Called when the visitor leaves the view. */
  abandon(): void {
    this.#latest.stop()
    this.attempt = { state: 'idle' }
  }
}

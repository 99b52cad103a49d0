import { makeAutoObservable, observableRef } from 'mobx'
import type { FeeEstimate, TransferRequest } from '../../adapters/chain-reader'
import type { WalletModalError } from '../../domain/errors/errors'
import { toModalError } from '../../domain/errors/errors'
import { Latest } from '../../domain/latest'
import type { Network } from '../../domain/networks/network'
import type { AccountStores } from '../../stores/account/account-stores'

/** The network fee of a transfer, as far as it is known. */
export type FeeState =
  { state: 'idle' | 'loading' } | { state: 'ready'; fee: FeeEstimate } | { state: 'failed'; error: WalletModalError }

/** Asks the network for the fee of a transfer. Only the latest request counts. */
export class FeeQuote {
  state: FeeState = { state: 'idle' }
  readonly #stores: AccountStores
  readonly #asking = new Latest()

  constructor(stores: AccountStores) {
    this.#stores = stores
    makeAutoObservable(this, { state: observableRef, ask: false, estimate: false })
  }

  get fee(): FeeEstimate | undefined {
    return this.state.state === 'ready' ? this.state.fee : undefined
  }

  async ask(request: TransferRequest, network: Network): Promise<void> {
    this.reset()
    const signal = this.#asking.begin()
    this.set({ state: 'loading' })
    try {
      const fee = await this.estimate(request, network, signal)
      if (!signal.aborted) this.set(fee ? { state: 'ready', fee } : { state: 'idle' })
    } catch (error) {
      if (!signal.aborted) this.set({ state: 'failed', error: toModalError(error) })
    }
  }

  /** Estimates the fee without showing it. Undefined if the network's adapter cannot estimate fees. */
  async estimate(request: TransferRequest, network: Network, signal: AbortSignal): Promise<FeeEstimate | undefined> {
    const reader = (await this.#stores.reader(network))?.transfers
    if (!reader) return undefined
    const transaction = await reader.prepareTransfer({ request, network, signal })
    return reader.estimateFee({ transaction, network, signal })
  }

  set(state: FeeState): void {
    this.state = state
  }

  reset(): void {
    this.#asking.stop()
    this.state = { state: 'idle' }
  }
}

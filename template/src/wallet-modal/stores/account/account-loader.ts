import { makeAutoObservable, observableRef } from 'mobx'
import { required } from '../../domain/errors/errors'
import { retryable } from '../../domain/retryable'
import type { AccountStores, WalletTraffic } from './account-stores'
import type { RootStore } from '../root/root.store'

/** What a unit adds to the stores of a connected account. All of it ends with the signal. */
export type AccountUnit = (root: RootStore, stores: AccountStores, signal: AbortSignal) => void

/** The chunk of a connected account. */
export interface AccountParts {
  AccountStores: typeof AccountStores
  accountUnits: readonly AccountUnit[]
}

/** Fetches the stores of a connected account, once: tokens and what was sent need a service, or the chain. */
export class AccountLoader {
  /** Undefined until `load` has settled. */
  stores: AccountStores | undefined = undefined
  /** Rejects when the code cannot be had; the next call tries again. */
  readonly load: () => Promise<AccountStores>

  readonly #root: RootStore

  constructor(root: RootStore, loadParts: () => Promise<AccountParts>, signal: AbortSignal) {
    this.#root = root
    this.load = retryable(async () => {
      const { AccountStores, accountUnits } = await loadParts()
      return this.stores ?? this.take(new AccountStores(root, signal), accountUnits, signal)
    })
    makeAutoObservable(this, { stores: observableRef, load: false })
  }

  get isLoaded(): boolean {
    return this.stores !== undefined
  }

  /**
   * The stores, for what is only ever shown with a connected account.
   * @throws WalletModalError MODAL_NOT_LOADED before `load` has settled
   */
  get loaded(): AccountStores {
    return required(this.stores, 'MODAL_NOT_LOADED')
  }

  /** Notes what was sent through a wallet, also where nothing of the account was asked for before. */
  noteSent(...sent: Parameters<WalletTraffic['sent']>): void {
    this.load().then(
      (stores) => stores.traffic?.sent(...sent),
      () => {},
    )
  }

  /** Takes stores that have been created already, and lets the units in use add to them. */
  take(stores: AccountStores, units: readonly AccountUnit[], signal: AbortSignal): AccountStores {
    for (const attach of units) attach(this.#root, stores, signal)
    this.stores = stores
    return stores
  }
}

import { makeAutoObservable, observableRef } from 'mobx'
import { required } from '../../domain/errors/errors'
import { retryable } from '../../domain/retryable'
import type { AccountStores, WalletTraffic } from './account-stores'
import type { RootStore } from '../root/root.store'

/** Adds a unit's stores to those of a connected account. Everything it starts must stop when the signal aborts. */
export type AccountUnit = (root: RootStore, stores: AccountStores, signal: AbortSignal) => void

/** The chunk of a connected account. */
export interface AccountParts {
  AccountStores: typeof AccountStores
  accountUnits: readonly AccountUnit[]
}

/** Loads the stores of a connected account, once. They are a chunk of their own, because a page without an account does not need them. */
export class AccountLoader {
  /** Undefined until `load` has settled. */
  stores: AccountStores | undefined = undefined
  /** Rejects if the chunk cannot be loaded; the next call tries again. */
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
   * The stores, for code that runs only with a connected account.
   * @throws WalletModalError MODAL_NOT_LOADED before `load` has settled
   */
  get loaded(): AccountStores {
    return required(this.stores, 'MODAL_NOT_LOADED')
  }

  /** Passes on a transaction that a wallet has sent. Loads the stores first if needed. */
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

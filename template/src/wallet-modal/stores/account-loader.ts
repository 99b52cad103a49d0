import { makeAutoObservable, observableRef } from 'mobx'
import { required } from '../domain/errors'
import type { AccountStores } from './account-stores'
import type { RootStore } from './root.store'

/** Fetches the stores of a connected account, once: names, tokens and what was sent need a service, or the chain. */
export class AccountLoader {
  /** Undefined until `load` has settled. */
  stores: AccountStores | undefined = undefined
  #loading: Promise<AccountStores> | undefined
  readonly #root: RootStore
  readonly #signal: AbortSignal

  constructor(root: RootStore, signal: AbortSignal) {
    this.#root = root
    this.#signal = signal
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

  /** Rejects when the code cannot be had; the next call tries again. */
  load(): Promise<AccountStores> {
    this.#loading ??= import('./account-stores').then(
      ({ AccountStores }) => this.take(new AccountStores(this.#root, this.#signal)),
      (error: unknown) => {
        this.#loading = undefined
        throw error
      },
    )
    return this.#loading
  }

  /** Notes what was sent through a wallet, also where nothing of the account was asked for before. */
  noteSent(...sent: Parameters<AccountStores['noteSent']>): void {
    this.load().then(
      (stores) => stores.noteSent(...sent),
      () => {},
    )
  }

  /** Takes stores that are here already. */
  take(stores: AccountStores): AccountStores {
    this.stores = stores
    this.#loading = Promise.resolve(stores)
    return stores
  }
}

import type { SentNotice } from '../../adapters/adapter'
import type { ChainReader } from '../../adapters/chain-reader'
import type { ResolveName } from '../../domain/account/name'
import type { ChainNamespace } from '../../domain/networks/caip'
import type { WalletModalError } from '../../domain/errors/errors'
import type { Network } from '../../domain/networks/network'
import { AccountChoice } from './account-choice'
import { startAccountReactions } from './account.reactions'
import { BlockchainApiStore } from './blockchain-api.store'
import type { RootStore } from '../root/root.store'
import type { RequestPhase } from '../connection/wallet-sessions'

/** Receives the traffic between a connected wallet and the host app or a unit. */
export interface WalletTraffic {
  /** Called when the wallet has sent a transaction. */
  sent(namespace: ChainNamespace, notice: SentNotice): void
  /**
   * Called when a request is sent to the wallet, and again when the wallet answers.
   * @param error the value with which a failed request was rejected
   */
  request(namespace: ChainNamespace, method: string, phase: RequestPhase, error?: unknown): void
  /** Called before a unit makes a request to a wallet that approves inside the modal. */
  expectRequest(): void
}

/**
 * The stores that only a connected account needs. They are a chunk that is loaded after connecting. Units add their own stores, and
 * declare the types by declaration merging.
 */
export class AccountStores {
  readonly api: BlockchainApiStore
  readonly accounts: AccountChoice
  /** Functions of units that read again what a transaction may have changed. */
  readonly refreshes = new Set<() => void>()
  /** Functions of units that discard everything they know about the visitor. */
  readonly forgets = new Set<() => void>()
  /** Functions of units that read the counterparties of the active account. */
  readonly counterparties = new Set<(signal: AbortSignal) => Promise<readonly string[]>>()
  /** Set by the unit that follows requests and transactions. */
  traffic: WalletTraffic | undefined = undefined
  /** Set by the unit that looks up names. */
  resolveName: ResolveName | undefined = undefined
  readonly #root: RootStore

  constructor(root: RootStore, signal: AbortSignal) {
    this.#root = root
    const { platform, options, chain, connector, memory } = root
    this.api = new BlockchainApiStore({ platform, options, chain })
    this.accounts = new AccountChoice({ chain, connector, memory })
    startAccountReactions(root, signal)
  }

  /** The reader of a network's chain. Undefined if the namespace's adapter cannot read it. */
  async reader(network: Network): Promise<ChainReader | undefined> {
    return (await this.#root.adapters.load(network.chainNamespace)).loadReader?.()
  }

  /** Reads the balance again, and calls the units' `refreshes`. */
  refresh(): void {
    void this.#root.account.refreshBalance()
    for (const refresh of this.refreshes) refresh()
  }

  /** Discards everything that units know about the visitor. */
  forget(): void {
    for (const forget of this.forgets) forget()
  }

  /** Tracks an error of a service, and shows it in the open modal. On a page whose modal was never opened, nothing is shown. */
  showError(error: WalletModalError): void {
    this.#root.events.trackError(error, 'API_ERROR')
    if (this.#root.modalStoresLoader.isLoaded && this.#root.modal.isShown)
      this.#root.modalStores.snack.showError(this.#root.modalStores.language.shortErrorText(error))
  }
}

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
import { TokenBalances } from './token-balances'
import type { RequestPhase } from '../connection/wallet-sessions'

/** Follows what passes between the host app, or a unit, and a connected wallet. */
export interface WalletTraffic {
  /** A transaction was sent through the wallet. */
  sent(namespace: ChainNamespace, notice: SentNotice): void
  /** The wallet was asked for something, or has answered. */
  request(namespace: ChainNamespace, method: string, phase: RequestPhase): void
  /** A unit is about to ask a wallet that approves inside the modal. */
  expectRequest(): void
}

/**
 * The stores that only a connected account needs; they come with a chunk of their own, after connecting. A unit adds its own
 * stores, and their types by declaration merging.
 */
export class AccountStores {
  readonly api: BlockchainApiStore
  readonly tokens: TokenBalances
  readonly accounts: AccountChoice
  /** Functions of units that read again what a transaction may have changed. */
  readonly refreshes = new Set<() => void>()
  /** Functions of units that drop everything they know of the visitor. */
  readonly forgets = new Set<() => void>()
  /** Set by the unit that follows requests and transactions. */
  traffic: WalletTraffic | undefined = undefined
  /** Set by the unit that looks up names. */
  resolveName: ResolveName | undefined = undefined
  readonly #root: RootStore

  constructor(root: RootStore, signal: AbortSignal) {
    this.#root = root
    const { platform, options, chain, connector, account, memory } = root
    const repositories = () => memory.repositories()
    const reader = (network: Network) => this.reader(network)
    this.api = new BlockchainApiStore({ platform, options, chain, repositories })
    this.tokens = new TokenBalances({
      platform,
      chain,
      account,
      api: this.api,
      repositories,
      reader,
      walletAssets: async (network) => (await root.modalStoresLoader.load()).walletAssets?.(network),
      showError: (error) => this.showError(error),
    })
    this.refreshes.add(() => void this.tokens.fetchTokenBalance({ force: true }))
    this.accounts = new AccountChoice({ chain, connector, memory, api: this.api })
    startAccountReactions(root, this, signal)
  }

  /** What a network's chain itself tells; undefined where its adapter tells nothing. */
  async reader(network: Network): Promise<ChainReader | undefined> {
    return (await this.#root.adapters.load(network.chainNamespace)).loadReader?.()
  }

  /** Reads the balance again, and what units show of the account. */
  refresh(): void {
    void this.#root.account.refreshBalance()
    for (const refresh of this.refreshes) refresh()
  }

  /** Drops everything that units know of the visitor. */
  forget(): void {
    for (const forget of this.forgets) forget()
  }

  /** Tracks an error of a service, and shows it in the open modal. On a page whose modal was never opened, nothing is shown. */
  showError(error: WalletModalError): void {
    const { shortMessage } = error
    this.#root.events.trackError(error, 'API_ERROR')
    if (this.#root.modalStoresLoader.isLoaded && this.#root.modal.isShown)
      this.#root.modalStores.snack.showError(shortMessage)
  }
}

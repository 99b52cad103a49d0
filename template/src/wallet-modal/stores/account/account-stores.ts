import type { SentNotice } from '../../adapters/adapter'
import type { ChainReader } from '../../adapters/chain-reader'
import { formatUnits } from '../../domain/tokens/amount'
import type { ChainNamespace } from '../../domain/networks/caip'
import type { WalletModalError } from '../../domain/errors/errors'
import type { Network } from '../../domain/networks/network'
import { AccountChoice } from './account-choice'
import { startAccountReactions } from './account.reactions'
import { BlockchainApiStore } from './blockchain-api.store'
import { EnsStore } from './ens.store'
import { IdentitySync } from './identity-sync'
import { reportThrown } from '../shell/report-thrown'
import type { RootStore } from '../root/root.store'
import { SentTransactions } from './sent-transactions'
import { TokenBalances } from './token-balances'
import { TransactionStack } from '../connection/transaction-stack'
import type { RequestPhase } from '../connection/wallet-sessions'

/** The stores that only a connected account needs; they come with a chunk of their own, after connecting. */
export class AccountStores {
  readonly api: BlockchainApiStore
  readonly ens: EnsStore
  readonly tokens: TokenBalances
  readonly sent: SentTransactions
  readonly identity: IdentitySync
  readonly accounts: AccountChoice
  readonly approvals: TransactionStack
  readonly #root: RootStore

  constructor(root: RootStore, signal: AbortSignal) {
    this.#root = root
    const { platform, options, chain, connector, account, memory, modal, router } = root
    const repositories = () => memory.repositories()
    const reader = (network: Network) => this.reader(network)
    this.api = new BlockchainApiStore({ platform, options, chain, repositories })
    this.ens = new EnsStore({ chain, api: this.api, repositories, reader })
    this.identity = new IdentitySync({ chain, api: this.api, ens: this.ens })
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
    const refresh = () => {
      void account.refreshBalance()
      void this.tokens.fetchTokenBalance({ force: true })
    }
    this.sent = new SentTransactions({ platform, chain, account, repositories, reader, refresh, signal })
    this.accounts = new AccountChoice({ chain, connector, memory, api: this.api })
    this.approvals = new TransactionStack({ modal, router, refreshBalance: () => void account.refreshBalance() })
    reportThrown([this.ens], root.events)
    startAccountReactions(root, this, signal)
  }

  /** What a network's chain itself tells; undefined where its adapter tells nothing. */
  async reader(network: Network): Promise<ChainReader | undefined> {
    return (await this.#root.adapters.load(network.chainNamespace)).loadReader?.()
  }

  /** Notes what the host app, or a unit, sent through the wallet. */
  noteSent(namespace: ChainNamespace, { hash, from, to, value, isCall, chainId }: SentNotice): void {
    const { networkState, accountState } = this.#root.chain.chains.get(namespace) ?? {}
    const isMeant = ({ chainNamespace, id }: Network) => chainNamespace === namespace && String(id) === String(chainId)
    const network =
      chainId === undefined ? networkState?.caipNetwork : this.#root.chain.requestedCaipNetworks.find(isMeant)
    const sender = from ?? accountState?.address
    if (!network || !sender) return
    const { decimals, symbol } = network.nativeCurrency
    const moved = isCall ? {} : { amount: formatUnits(value, decimals), symbol }
    this.sent.add({ hash, chainId: network.caipNetworkId, from: sender, to: to ?? '', ...moved })
  }

  /** A wallet that lives in the page approves inside the modal, so its requests are shown there. */
  followRequest(namespace: ChainNamespace, method: string, phase: RequestPhase): void {
    const type = this.#root.chain.chains.get(namespace)?.accountState.connectedWalletInfo?.type
    if (type === 'AUTH') this.approvals.follow(method, phase)
  }

  /** Tracks an error of a service, and shows it in the open modal. On a page whose modal was never opened, nothing is shown. */
  showError(error: WalletModalError): void {
    const { shortMessage } = error
    this.#root.events.trackError(error, 'API_ERROR')
    if (this.#root.modalStoresLoader.isLoaded && this.#root.modal.isShown)
      this.#root.modalStores.snack.showError(shortMessage)
  }
}

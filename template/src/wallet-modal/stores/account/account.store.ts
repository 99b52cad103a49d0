import { flow, makeAutoObservable } from 'mobx'
import type { Account, AccountState, Balance, ConnectionStatus, WalletInfo } from '../../domain/account/account'
import { emptyAccountState } from '../../domain/account/account'
import type { CaipAddress, ChainNamespace } from '../../domain/networks/caip'
import { WalletModalError } from '../../domain/errors/errors'
import { Latest } from '../../domain/latest'
import type { Network } from '../../domain/networks/network'
import { isPlaceholder } from '../../domain/networks/network'
import type { Logger } from '../../platform/platform'
import type { ChainStore } from '../connection/chain.store'
import { wait } from '../root/wait'

interface AccountDeps {
  chain: ChainStore
  log: Logger
  readBalance(request: { address: string; network: Network; signal: AbortSignal }): Promise<Balance>
  rememberBalance(caipAddress: CaipAddress, balance: Balance): void
  rememberHiding(hidesBalances: boolean): void
}

/** The account of the active namespace. Its data is in ChainStore. */
export class AccountStore {
  /** True while the visitor hides balances. Reviews and requests show their amounts in any case. */
  hidesBalances = false
  readonly #deps: AccountDeps
  readonly #reading = new Latest()

  constructor(deps: AccountDeps) {
    this.#deps = deps
    makeAutoObservable(this, { refreshBalance: false, stateOf: false })
  }

  setHidesBalances(hidesBalances = false): void {
    this.hidesBalances = hidesBalances
  }

  /** Hides or shows balances, from now on and in later visits on this device. */
  hideBalances(hidesBalances: boolean): void {
    this.setHidesBalances(hidesBalances)
    this.#deps.rememberHiding(hidesBalances)
  }

  get state(): AccountState {
    return this.stateOf(this.#deps.chain.activeChain)
  }

  /** The account of a namespace; an empty one if the namespace has none. */
  stateOf(namespace: ChainNamespace | undefined): AccountState {
    return (namespace && this.#deps.chain.chains.get(namespace)?.accountState) ?? emptyAccountState()
  }

  get status(): ConnectionStatus {
    return this.state.status
  }

  get address(): string | undefined {
    return this.state.address
  }

  get caipAddress(): CaipAddress | undefined {
    return this.state.caipAddress
  }

  get allAccounts(): readonly Account[] {
    return this.state.allAccounts
  }

  get isConnected(): boolean {
    return this.status === 'connected' && this.address !== undefined
  }

  /** Whether the account is a contract, according to the wallet or to the chain. */
  get isSmartAccount(): boolean {
    const { address, allAccounts, smartAccountDeployed } = this.state
    return (
      smartAccountDeployed || allAccounts.some((known) => known.address === address && known.type === 'smartAccount')
    )
  }

  get balance(): Balance | undefined {
    return this.state.balance
  }

  get walletInfo(): WalletInfo | undefined {
    return this.state.connectedWalletInfo
  }

  /** Reads the native balance from the network. A newer call cancels an older one, and an answer for another account is dropped. */
  readonly refreshBalance = flow(function* (this: AccountStore) {
    const { chain } = this.#deps
    const { activeChain: namespace, activeCaipNetwork: network, activeCaipAddress: caipAddress } = chain
    this.#reading.stop()
    if (!namespace || !network || !caipAddress || !this.address || isPlaceholder(network)) return
    const signal = this.#reading.begin()
    // If nothing reads balances here, no loading state is shown.
    const isHopeless = this.state.balanceState === 'unsupported'
    if (!this.balance && !isHopeless) chain.setAccountProp('balanceState', 'loading', namespace)
    try {
      const balance = yield* wait(this.#deps.readBalance({ address: this.address, network, signal }))
      if (signal.aborted || chain.activeCaipAddress !== caipAddress) return
      chain.setChainAccountData({ balance, balanceState: 'ready' }, namespace)
      this.#deps.rememberBalance(caipAddress, balance)
    } catch (error) {
      if (signal.aborted || chain.activeCaipAddress !== caipAddress) return
      const isUnsupported = error instanceof WalletModalError && error.code === 'METHOD_NOT_SUPPORTED'
      chain.setAccountProp('balanceState', isUnsupported ? 'unsupported' : 'failed', namespace)
      if (isUnsupported) return
      this.#deps.log.warn('The balance could not be read.', error)
    }
  })

  /** Shows a stored balance until the network has answered. Never replaces a newer one. */
  showEarlierBalance(caipAddress: CaipAddress, balance: Balance): void {
    const { chain } = this.#deps
    if (chain.activeCaipAddress === caipAddress && !this.balance)
      chain.setAccountProp('balance', balance, chain.activeChain)
  }

  /** Cancels the running request. */
  stop(): void {
    this.#reading.stop()
  }
}

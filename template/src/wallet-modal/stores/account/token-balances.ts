import { accountError } from '../../domain/errors/account-errors'
import { flow, makeAutoObservable, observableRef } from 'mobx'
import type { ChainReader } from '../../adapters/chain-reader'
import type { CaipAddress } from '../../domain/networks/caip'
import { WalletModalError } from '../../domain/errors/errors'
import { limits } from '../../domain/limits'
import type { Network } from '../../domain/networks/network'
import { isPlaceholder } from '../../domain/networks/network'
import type { TokenBalance } from '../../domain/tokens/token'
import { isLowQuality } from '../../domain/tokens/token'
import type { Platform } from '../../platform/platform'
import { statusOf } from '../../services/data-service'
import type { Repositories } from '../../storage/repositories'
import { throughCache } from '../../storage/through-cache'
import type { AccountStore } from './account.store'
import type { BlockchainApiStore } from './blockchain-api.store'
import type { ChainStore } from '../connection/chain.store'
import { wait } from '../root/wait'

/** The maximum number of tokens that the data service reads again at once, because the tokens are part of the request's URL. */
const maxAnew = 50

interface TokensDeps {
  platform: Platform
  chain: ChainStore
  account: AccountStore
  api: BlockchainApiStore
  repositories: () => Promise<Repositories>
  /** What the chain itself tells; undefined for a namespace that tells nothing. */
  reader: (network: Network) => Promise<ChainReader | undefined>
  /** What the wallet itself lists; undefined when it does not. */
  walletAssets: (network: Network) => Promise<readonly TokenBalance[] | undefined>
  showError: (error: WalletModalError) => void
}

/** Whose tokens, and where. */
interface Holder {
  address: string
  caipAddress: CaipAddress
  network: Network
}

/** What came of asking for one holder's tokens. */
interface Reading {
  /** Whose: what is shown is never another's. */
  owner: CaipAddress | undefined
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Tokens without decimals; left out of the list unless the visitor wants to see them. */
  lowQuality: readonly TokenBalance[]
  /** When fetching failed last, in milliseconds since the epoch. */
  lastRetry: number | undefined
  /** The service says that it is out of order: it is not polled any more. */
  isServiceDown: boolean
}

const nothing: Reading = {
  owner: undefined,
  status: 'idle',
  lowQuality: [],
  lastRetry: undefined,
  isServiceDown: false,
}

/** The status with which a service asks not to be asked again for now. */
const unavailable = 503

/**
 * What the active account holds. The list lives with the account in ChainStore, so it goes with it; one that was read for
 * another account or network is dropped.
 */
export class TokenBalances {
  reading: Reading = nothing
  lowQualityShown = false
  readonly #deps: TokensDeps
  #request: AbortController | undefined
  /** Whose tokens are being read now. */
  #asking: CaipAddress | undefined

  constructor(deps: TokensDeps) {
    this.#deps = deps
    makeAutoObservable(this, { reading: observableRef, fetchTokenBalance: false })
  }

  get status(): Reading['status'] {
    return this.#own.status
  }

  /** Tokens without decimals, which the list leaves out. */
  get lowQuality(): readonly TokenBalance[] {
    return this.#own.lowQuality
  }

  get isServiceDown(): boolean {
    return this.#own.isServiceDown
  }

  /** The account's tokens as they are shown: the most valuable first, the native currency before its equals. */
  get list(): readonly TokenBalance[] {
    const { tokenBalance } = this.#deps.account.state
    if (this.#own.owner === undefined) return []
    const all = [...tokenBalance, ...(this.lowQualityShown ? this.lowQuality : [])]
    const order = ({ value = 0, address }: TokenBalance) => ({ value, rank: address === undefined ? 0 : 1 })
    return all.sort((one, other) => order(other).value - order(one).value || order(one).rank - order(other).rank)
  }

  /** What everything is worth in US dollars; undefined when no price is known. */
  get total(): number | undefined {
    const values = this.list.map(({ value }) => value).filter((value) => value !== undefined)
    return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : undefined
  }

  setLowQualityShown(isShown: boolean): void {
    this.lowQualityShown = isShown
  }

  /**
   * Reads the active account's tokens: from what was read in the last 30 seconds, from the wallet itself where it lists
   * them, from the data service, and else from the chain. For 30 seconds after a failure nothing is asked.
   */
  readonly fetchTokenBalance = flow(function* (this: TokenBalances, { force = false }: { force?: boolean } = {}) {
    const { platform, showError } = this.#deps
    const holder = this.#holder
    if (!holder) return
    const before = this.#own
    if (before.lastRetry !== undefined && platform.now() - before.lastRetry < limits.tokenRetry) return
    const owner = holder.caipAddress
    // A slow answer is waited for: asking anew with every poll would never come to an end.
    if (!force && this.#asking === owner) return
    this.#request?.abort()
    const request = new AbortController()
    this.#request = request
    this.#asking = owner
    const { chain } = this.#deps
    // What another account held, or this one on another network, is not what it holds here.
    if (before.owner === undefined) chain.setAccountProp('tokenBalance', [], chain.activeChain)
    const isWanted = () => !request.signal.aborted && this.#holder?.caipAddress === owner
    this.reading = { ...before, owner, status: before.status === 'ready' ? 'ready' : 'loading' }
    try {
      const { balances, isServiceDown } = yield* wait(this.#read(holder, force, request.signal))
      if (!isWanted()) return
      const worthy = balances.filter((balance) => !isLowQuality(balance))
      chain.setAccountProp('tokenBalance', worthy, chain.activeChain)
      const lowQuality = balances.filter(isLowQuality)
      this.reading = { owner, status: 'ready', lowQuality, lastRetry: undefined, isServiceDown }
    } catch (error) {
      if (!isWanted()) return
      this.reading = { ...this.reading, status: 'failed', lastRetry: platform.now() }
      // Where nobody reads tokens, not having them is no news.
      if (error instanceof WalletModalError && error.code === 'METHOD_NOT_SUPPORTED') return
      showError(accountError('TOKEN_BALANCE_UNAVAILABLE', { cause: error }))
      platform.log.warn('The tokens could not be read.', error)
    } finally {
      if (this.#request === request) this.#asking = undefined
    }
  })

  /** Asks again at once, whatever happened before. */
  retry(): Promise<void> {
    this.reading = { ...this.reading, lastRetry: undefined }
    return this.fetchTokenBalance({ force: true })
  }

  /** Whatever is still under way is of no use to anybody. */
  stop(): void {
    this.#request?.abort()
  }

  /** What is known of the holder that is active now. */
  get #own(): Reading {
    return this.reading.owner === this.#deps.account.caipAddress ? this.reading : nothing
  }

  get #holder(): Holder | undefined {
    const { chain, account } = this.#deps
    const { activeCaipNetwork: network } = chain
    const { address, caipAddress } = account
    if (!network || !address || !caipAddress || isPlaceholder(network)) return undefined
    return { address, caipAddress, network }
  }

  /** The addresses of the account's known tokens on this network. The native currency has no address. */
  get #tokenAddresses(): string[] {
    return this.list.flatMap(({ address }) => address ?? []).slice(0, maxAnew)
  }

  async #read(holder: Holder, force: boolean, signal: AbortSignal) {
    const isHere = ({ chainId }: TokenBalance) => chainId === holder.network.caipNetworkId
    const fromWallet = await this.#deps.walletAssets(holder.network).catch(() => undefined)
    if (fromWallet) return { balances: fromWallet.filter(isHere), isServiceDown: false }
    const { api, platform } = this.#deps
    const { address, network } = holder
    let isServiceDown = false
    if (await api.isNetworkSupported(network.caipNetworkId)) {
      try {
        const forceUpdate = force ? this.#tokenAddresses : undefined
        const balances = await api.getBalance(address, network.caipNetworkId, { forceUpdate, signal })
        return { balances: balances.filter(isHere), isServiceDown }
      } catch (error) {
        if (signal.aborted) throw error
        isServiceDown = statusOf(error) === unavailable
        platform.log.warn('The data service gave no balances; they are read from the network.', error)
      }
    }
    return { balances: await this.#readChain(holder, force, signal), isServiceDown }
  }

  async #readChain(
    { address, caipAddress, network }: Holder,
    force: boolean,
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[]> {
    const { reader: readerOf, repositories } = this.#deps
    return throughCache({
      table: async () => (await repositories()).portfolios,
      key: caipAddress,
      ask: async () => {
        const reader = (await readerOf(network))?.tokens
        if (!reader) throw new WalletModalError('METHOD_NOT_SUPPORTED', { details: `tokens on ${network.name}` })
        return reader.getTokens({ address, network, signal })
      },
      isForced: force,
    })
  }
}

import { accountError } from '../../domain/errors/account-errors'
import { flow, makeAutoObservable, observableRef } from 'mobx'
import type { ChainReader } from '../../adapters/chain-reader'
import type { CaipAddress } from '../../domain/networks/caip'
import { WalletModalError } from '../../domain/errors/errors'
import type { Network } from '../../domain/networks/network'
import { isPlaceholder } from '../../domain/networks/network'
import type { TokenBalance } from '../../domain/tokens/token'
import { isLowQuality } from '../../domain/tokens/token'
import type { Platform } from '../../platform/platform'
import { statusOf } from '../../services/data-service'
import type { Repositories } from '../../storage/repositories'
import { throughCache } from '../../storage/through-cache'
import type { AccountStore } from '../../stores/account/account.store'
import type { ChainStore } from '../../stores/connection/chain.store'
import { wait } from '../../stores/root/wait'
import type { TokenService } from './token-service'
import { portfoliosTable } from './token-service'

/** The most tokens that the data service reads again in one request, because they are part of the request's URL. */
const maxAnew = 50
/** How long after a retry the next one is allowed, in milliseconds. */
const retryAfter = 30_000

interface TokensDeps {
  platform: Platform
  chain: ChainStore
  account: AccountStore
  service: TokenService
  repositories: () => Promise<Repositories>
  /** The reader of a network's chain; undefined for a namespace that cannot be read. */
  reader: (network: Network) => Promise<ChainReader | undefined>
  /** The wallet's own list of tokens; undefined if the wallet has none. */
  walletAssets: (network: Network) => Promise<readonly TokenBalance[] | undefined>
  showError: (error: WalletModalError) => void
  /** Ends every question. */
  signal: AbortSignal
}

/** The account and network whose tokens are read. */
interface Holder {
  address: string
  caipAddress: CaipAddress
  network: Network
}

/** The result of reading one account's tokens. */
interface Reading {
  /** The account and network that the tokens belong to. They are never shown for another. */
  owner: CaipAddress | undefined
  status: 'idle' | 'loading' | 'ready' | 'failed'
  balances: readonly TokenBalance[]
  /** Tokens without decimals; left out of the list unless the visitor wants to see them. */
  lowQuality: readonly TokenBalance[]
  /** When the last failure was, in milliseconds since the epoch. */
  lastRetry: number | undefined
  /** True if the service has reported that it is out of order. It is then not polled. */
  isServiceDown: boolean
}

const nothing: Reading = {
  owner: undefined,
  status: 'idle',
  balances: [],
  lowQuality: [],
  lastRetry: undefined,
  isServiceDown: false,
}

/** The status by which a service asks for no further requests for now. */
const unavailable = 503

/** The tokens of the active account. A list that was read for another account or network is dropped. */
export class TokenBalances {
  reading: Reading = nothing
  lowQualityShown = false
  readonly #deps: TokensDeps
  #request: AbortController | undefined
  /** The account whose tokens are being read. */
  #asking: CaipAddress | undefined

  constructor(deps: TokensDeps) {
    this.#deps = deps
    makeAutoObservable(this, { reading: observableRef, fetchTokenBalance: false })
  }

  get status(): Reading['status'] {
    return this.#own.status
  }

  /** True until the first answer about the account, which may also be a failure. */
  get isAwaited(): boolean {
    const { status, lastRetry } = this.#own
    return lastRetry === undefined && (status === 'idle' || status === 'loading')
  }

  /** Tokens without decimals, which the list leaves out. */
  get lowQuality(): readonly TokenBalance[] {
    return this.#own.lowQuality
  }

  get isServiceDown(): boolean {
    return this.#own.isServiceDown
  }

  /** The shown tokens: by value, the native currency first among equals. */
  get list(): readonly TokenBalance[] {
    const all = [...this.#own.balances, ...(this.lowQualityShown ? this.lowQuality : [])]
    const order = ({ value = 0, address }: TokenBalance) => ({ value, rank: address === undefined ? 0 : 1 })
    return all.sort((one, other) => order(other).value - order(one).value || order(one).rank - order(other).rank)
  }

  /** The value of all tokens in US dollars; undefined if no price is known. */
  get total(): number | undefined {
    const values = this.list.map(({ value }) => value).filter((value) => value !== undefined)
    return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : undefined
  }

  setLowQualityShown(isShown: boolean): void {
    this.lowQualityShown = isShown
  }

  /**
   * Reads the active account's tokens: from the cache of the last 30 seconds, from the wallet if it lists tokens, from the data service,
   * or else from the chain. For 30 seconds after a failure no request is made.
   */
  readonly fetchTokenBalance = flow(function* (this: TokenBalances, { force = false }: { force?: boolean } = {}) {
    const { platform, showError } = this.#deps
    const holder = this.#holder
    if (!holder) return
    const before = this.#own
    if (before.lastRetry !== undefined && platform.now() - before.lastRetry < retryAfter) return
    const owner = holder.caipAddress
    // Waits for a slow answer, because starting again with every poll would never finish.
    if (!force && this.#asking === owner) return
    this.#request?.abort()
    const request = new AbortController()
    this.#request = request
    this.#asking = owner
    const signal = AbortSignal.any([request.signal, this.#deps.signal])
    const isWanted = () => !signal.aborted && this.#holder?.caipAddress === owner
    this.reading = { ...before, owner, status: before.status === 'ready' ? 'ready' : 'loading' }
    try {
      const { balances, isServiceDown } = yield* wait(this.#read(holder, force, signal))
      if (!isWanted()) return
      const worthy = balances.filter((balance) => !isLowQuality(balance))
      const lowQuality = balances.filter(isLowQuality)
      this.reading = { owner, status: 'ready', balances: worthy, lowQuality, lastRetry: undefined, isServiceDown }
    } catch (error) {
      if (!isWanted()) return
      this.reading = { ...this.reading, status: 'failed', lastRetry: platform.now() }
      // If nothing reads tokens on this network, that is no error for the visitor.
      if (error instanceof WalletModalError && error.code === 'METHOD_NOT_SUPPORTED') return
      showError(accountError('TOKEN_BALANCE_UNAVAILABLE', { cause: error }))
      platform.log.warn('The tokens could not be read.', error)
    } finally {
      if (this.#request === request) this.#asking = undefined
    }
  })

  /** Reads the tokens again at once, even after a recent failure. */
  retry(): Promise<void> {
    this.reading = { ...this.reading, lastRetry: undefined }
    return this.fetchTokenBalance({ force: true })
  }

  /** Ends the current requests, and drops the list. */
  forget(): void {
    this.#request?.abort()
    this.reading = nothing
  }

  /** The reading, if it belongs to the active account and network. */
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
    const { platform, service } = this.#deps
    const { address, network } = holder
    let isServiceDown = false
    if (await service.isNetworkSupported(network.caipNetworkId)) {
      try {
        const forceUpdate = force ? this.#tokenAddresses : undefined
        const balances = await service.getBalance(address, network.caipNetworkId, { forceUpdate, signal })
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
      table: async () => (await repositories()).open(portfoliosTable),
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

import type { CaipNetworkId } from '../../domain/networks/caip'
import type { AccountIdentity, NameRecord } from '../../domain/account/name'
import { serviceHost } from '../../domain/service-hosts'
import type { TokenBalance } from '../../domain/tokens/token'
import type { TransactionPage } from '../../domain/transactions/transaction'
import type { Platform } from '../../platform/platform'
import type { DataCaller } from '../../services/data-service'
import * as service from '../../services/data-service'
import type { Repositories } from '../../storage/repositories'
import { throughCache } from '../../storage/through-cache'
import type { ChainStore } from '../connection/chain.store'
import { Once } from '../root/once'
import type { OptionsStore } from '../root/options.store'

interface BlockchainApiDeps {
  platform: Platform
  options: OptionsStore
  chain: ChainStore
  repositories: () => Promise<Repositories>
}

interface HistoryQuery {
  /** The plain address, without its network. */
  account: string
  cursor?: string | undefined
  onramp?: 'coinbase'
  /** 'no-cache' asks past the browser's cache. */
  cache?: 'no-cache'
  chainId?: CaipNetworkId
  signal: AbortSignal
}

const noSignal = () => new AbortController().signal

/**
 * The blockchain data service (specification, section 7): asked only where a project or the host app names one, and only for
 * networks that it serves. For others every call answers with nothing.
 */
export class BlockchainApiStore {
  clientId: string | null = null
  #supported: readonly CaipNetworkId[] = []
  readonly #once = new Once()
  readonly #deps: BlockchainApiDeps

  constructor(deps: BlockchainApiDeps) {
    this.#deps = deps
  }

  /** Whether there is a service to ask at all. */
  get isAvailable(): boolean {
    return this.#base !== undefined
  }

  /** Goes with every later request. */
  setClientId(clientId: string | null): void {
    this.clientId = clientId
  }

  /** Whether the service knows a network. A list that cannot be had counts as no, and is asked for again. */
  async isNetworkSupported(network: CaipNetworkId | undefined): Promise<boolean> {
    if (!this.isAvailable || !network) return false
    if (this.#supported.length === 0) await this.#once.run('supported', () => this.#loadSupported()).catch(() => {})
    return this.#supported.includes(network)
  }

  /**
   * The name and picture of an account; kept for five minutes.
   * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
   */
  async fetchIdentity(address: string, network: CaipNetworkId, signal: AbortSignal): Promise<AccountIdentity> {
    if (!(await this.isNetworkSupported(network))) return { name: null, avatar: null }
    const { platform, repositories } = this.#deps
    const ask = () => {
      // The account may have disconnected while the networks or the stored answer were read.
      signal.throwIfAborted()
      return service.fetchIdentity(platform, this.#caller, { address, ...this.#sender }, signal)
    }
    return throughCache({ table: async () => (await repositories()).identities, key: address, ask })
  }

  /** A page of an account's history. @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason */
  async fetchTransactions({ account, cache, signal, chainId, ...query }: HistoryQuery): Promise<TransactionPage> {
    if (!(await this.isNetworkSupported(this.#activeNetwork))) return { data: [], next: undefined }
    const { cursor, onramp } = query
    const asked = {
      address: account,
      ...(cursor && { cursor }),
      ...(onramp && { onramp }),
      ...(chainId && { chainId }),
    }
    const noCache = cache === 'no-cache'
    return service.fetchHistory(this.#deps.platform, this.#caller, { ...asked, noCache }, signal)
  }

  /**
   * The tokens of an account on a network, with prices. The answer is cached for 30 seconds. With `forceUpdate` the cache is
   * skipped, and the service reads the given tokens again from their chain.
   * @throws WalletModalError DATA_SERVICE_UNAVAILABLE
   */
  async getBalance(
    address: string,
    chainId: CaipNetworkId,
    { forceUpdate, signal = noSignal() }: { forceUpdate?: readonly string[] | undefined; signal?: AbortSignal } = {},
  ): Promise<readonly TokenBalance[]> {
    if (!(await this.isNetworkSupported(chainId))) return []
    const { platform, repositories } = this.#deps
    const query = { address, chainId, ...(forceUpdate && { forceUpdate }) }
    return throughCache({
      table: async () => (await repositories()).portfolios,
      key: `${chainId}:${address}`,
      ask: () => service.fetchBalances(platform, this.#caller, query, signal),
      isForced: forceUpdate !== undefined,
    })
  }

  /**
   * The record of a name; undefined on a network that the service does not support.
   * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason
   */
  async lookupEnsName(name: string, network: CaipNetworkId, signal = noSignal()): Promise<NameRecord | undefined> {
    if (!(await this.isNetworkSupported(network))) return undefined
    return service.lookupName(this.#deps.platform, this.#caller, name, signal)
  }

  /** The names of an account. @throws WalletModalError DATA_SERVICE_UNAVAILABLE */
  async reverseLookupEnsName(address: string): Promise<readonly NameRecord[]> {
    if (!(await this.isNetworkSupported(this.#activeNetwork))) return []
    return service.reverseLookup(this.#deps.platform, this.#caller, { address, ...this.#sender }, noSignal())
  }

  async #loadSupported(): Promise<void> {
    this.#supported = await service.fetchSupportedChains(this.#deps.platform, this.#caller, noSignal())
    if (this.#supported.length === 0) throw new Error('The data service lists no networks')
  }

  get #activeNetwork(): CaipNetworkId | undefined {
    return this.#deps.chain.activeCaipNetwork?.caipNetworkId
  }

  get #sender(): { sender?: string } {
    const sender = this.#deps.chain.activeEntry?.accountState.address
    return sender ? { sender } : {}
  }

  get #base(): string | undefined {
    return serviceHost('rpc', this.#deps.options.state)
  }

  get #caller(): DataCaller {
    return { ...this.#deps.options.serviceCaller(this.#base ?? ''), ...(this.clientId && { clientId: this.clientId }) }
  }
}

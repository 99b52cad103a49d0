import type { CaipNetworkId } from '../../domain/networks/caip'
import { limits } from '../../domain/limits'
import type { TokenBalance } from '../../domain/tokens/token'
import { readTokenBalance } from '../../domain/tokens/token'
import type { Platform } from '../../platform/platform'
import { fetchBalances } from '../../services/tokens/data-tokens'
import type { Repositories } from '../../storage/repositories'
import type { TableSpec } from '../../storage/repository'
import { throughCache } from '../../storage/through-cache'
import type { BlockchainApiStore } from '../../stores/account/blockchain-api.store'

/** The most tokens of one account. */
const maxTokens = 2_000

/**
 * Reads all last known balances of an account. One unreadable balance makes the row unreadable, because a list that lacks a token
 * would be wrong.
 */
export function readPortfolio(stored: unknown): readonly TokenBalance[] | undefined {
  if (!Array.isArray(stored) || stored.length > maxTokens) return undefined
  const balances = stored.map(readTokenBalance).filter((balance) => balance !== undefined)
  return balances.length === stored.length ? balances : undefined
}

/** The table with the last known balances of accounts. */
export const portfoliosTable: TableSpec<readonly TokenBalance[]> = {
  table: 'portfolios',
  read: readPortfolio,
  lifetime: limits.balanceCache,
}

interface TokenServiceDeps {
  platform: Platform
  api: BlockchainApiStore
  repositories: () => Promise<Repositories>
}

/** Reads tokens from the data service. Networks that the service does not support are not requested. */
export class TokenService {
  readonly #deps: TokenServiceDeps

  constructor(deps: TokenServiceDeps) {
    this.#deps = deps
  }

  /** Whether the data service knows a network. */
  isNetworkSupported(network: CaipNetworkId): Promise<boolean> {
    return this.#deps.api.isNetworkSupported(network)
  }

  /**
   * The tokens of an account on a network, with prices. The answer is cached for 30 seconds. With `forceUpdate` the cache is
   * skipped, and the service reads the given tokens again from their chain.
   * @throws WalletModalError DATA_SERVICE_UNAVAILABLE
   */
  async getBalance(
    address: string,
    chainId: CaipNetworkId,
    { forceUpdate, signal }: { forceUpdate?: readonly string[] | undefined; signal?: AbortSignal } = {},
  ): Promise<readonly TokenBalance[]> {
    const { api, platform, repositories } = this.#deps
    if (!(await this.isNetworkSupported(chainId))) return []
    const query = { address, chainId, ...(forceUpdate && { forceUpdate }) }
    return throughCache({
      table: async () => (await repositories()).open(portfoliosTable),
      key: `${chainId}:${address}`,
      ask: () => fetchBalances(platform, api.caller, query, signal ?? new AbortController().signal),
      isForced: forceUpdate !== undefined,
    })
  }
}

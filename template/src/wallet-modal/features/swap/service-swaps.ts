import type { CaipNetworkId } from '../../domain/networks/caip'
import type { SwapProvider } from '../../domain/swaps/swap-provider'
import { listedTokens } from './listed-tokens'

/** The options of `serviceSwaps`. */
export interface ServiceSwapsOptions {
  /**
   * The contracts that may swap, by the CAIP-2 id of their network. Tokens are approved for these addresses only. There are no swaps on
   * other networks.
   */
  contracts: Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>
}

/** The code that speaks with the service is a chunk of its own, because the page does not need it before a swap. */
const parts = () => import('../../services/swap/convert-service')

/**
 * Swaps with the quotes and the transactions of the data service (`hosts.rpc`, or the cloud with a `projectId`). Each transaction is decoded
 * and checked; what the modal cannot decode is refused. Approvals are made by the modal itself, because those of the service have no limit.
 */
export function serviceSwaps({ contracts }: ServiceSwapsOptions): SwapProvider {
  const targets = (network: CaipNetworkId) => contracts[network] ?? []
  return {
    targets,
    tokens: listedTokens,
    fetchTokens: async (request) => (await parts()).fetchSwapTokens(request),
    async quote(request, reader) {
      const [target] = targets(request.network.caipNetworkId)
      return target === undefined ? undefined : (await parts()).fetchSwapQuote(request, target, reader)
    },
    build: async (request) => (await parts()).fetchSwapCall(request),
  }
}

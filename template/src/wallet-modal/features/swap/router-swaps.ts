import type { CaipNetworkId } from '../../domain/networks/caip'
import type { QuoteReader, QuoteRequest, SwapOffer, SwapProvider } from '../../domain/swaps/swap-provider'
import { listedTokens } from './listed-tokens'

/** The options of `routerSwaps`. */
export interface RouterSwapsOptions {
  /** The address of a router with the interface of Uniswap V2, by the CAIP-2 id of its network. Tokens are approved for these addresses only. */
  routers: Readonly<Partial<Record<CaipNetworkId, string>>>
}

/** A very small swap has this part of the amount. Its rate shows what the price is without the swap. */
const smallPart = BigInt(1_000)

async function quote(
  router: string,
  { paid, received, amount, network, signal }: QuoteRequest,
  reader: QuoteReader,
): Promise<SwapOffer | undefined> {
  const wrapped = await reader.getWrapped({ router, network, signal })
  const [first, last] = [paid.address ?? wrapped, received.address ?? wrapped]
  const isThrough = [first, last].every((token) => token.toLowerCase() !== wrapped.toLowerCase())
  const paths = [[first, last], ...(isThrough ? [[first, wrapped, last]] : [])]
  const outOf = (path: readonly string[], part: bigint) =>
    reader.getAmountOut({ router, amount: part, path, network, signal })
  const offers = await Promise.all(paths.map(async (path) => ({ path, expected: await outOf(path, amount) })))
  const [best] = offers
    .flatMap(({ path, expected }) => (expected ? [{ path, expected }] : []))
    .sort((one, other) => (one.expected < other.expected ? 1 : -1))
  if (!best) return undefined
  const part = amount / smallPart
  const smallOut = part > BigInt(0) ? await outOf(best.path, part) : undefined
  return { ...best, target: router, wrapped, small: smallOut ? { paid: part, received: smallOut } : undefined }
}

/**
 * Swaps through a router on the chain, without any service. The tokens are those of the network's definition (`tokens`), and those that the
 * account holds.
 */
export function routerSwaps({ routers }: RouterSwapsOptions): SwapProvider {
  return {
    targets: (network) => [routers[network] ?? []].flat(),
    tokens: listedTokens,
    async quote(request, reader) {
      const router = routers[request.network.caipNetworkId]
      return router === undefined ? undefined : quote(router, request, reader)
    },
  }
}

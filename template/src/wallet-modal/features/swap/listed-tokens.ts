import type { Network } from '../../domain/networks/network'
import type { SwapToken } from '../../domain/swaps/swap-provider'

/** The tokens of a network's definition. */
export function listedTokens({ tokens = [] }: Network): readonly SwapToken[] {
  return tokens.map(({ iconUrl = '', ...token }) => ({ ...token, iconUrl }))
}

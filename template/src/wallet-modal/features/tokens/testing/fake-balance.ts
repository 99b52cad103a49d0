import type { CaipNetworkId } from '../../../domain/networks/caip'
import type { TokenBalance } from '../../../domain/tokens/token'

/** A balance in the format of the service. The native currency, unless an address is given. */
export function fakeBalance(
  chainId: CaipNetworkId,
  symbol: string,
  numeric: string,
  { address, decimals = '18', price = 0 }: { address?: string; decimals?: string; price?: number } = {},
): TokenBalance {
  return {
    name: `${symbol} coin`,
    symbol,
    chainId,
    ...(address && { address: `${chainId}:${address}` as const }),
    price,
    ...(price > 0 && { value: Number(numeric) * price }),
    quantity: { decimals, numeric },
    iconUrl: '',
  }
}

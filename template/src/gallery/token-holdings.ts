import type { TokenBalance } from '../wallet-modal/domain/tokens/token'
import type { RootStore } from '../wallet-modal/stores/root/root.store'
import { logo } from './samples'

/** A token of the first network. */
export function token(name: string, symbol: string, numeric: string, price: number, hue?: number): TokenBalance {
  const value = Number(numeric) * price
  return {
    name,
    symbol,
    chainId: 'eip155:1',
    ...(symbol !== 'ETH' && {
      address: `eip155:1:0x${symbol.length.toString(16).repeat(40).slice(0, 38)}${symbol.charCodeAt(0)}` as const,
    }),
    price,
    ...(price > 0 && { value }),
    quantity: { decimals: symbol === 'USDC' ? '6' : '18', numeric },
    iconUrl: hue === undefined ? '' : logo(hue, symbol.slice(0, 1)),
  }
}

export const tokens: readonly TokenBalance[] = [
  token('Ether', 'ETH', '1.842', 4210.36),
  token('USD Coin', 'USDC', '3240', 1, 250),
  token('Coinbase BTC', 'cbBTC', '0.0121', 104250.1, 60),
  token('Chainlink', 'LINK', '9.6', 23.3, 265),
  token('A token with a name that does not end', 'ENDLESS', '0.000000000000000001', 0),
  token('Giant', 'GNT', '115792089237316195423570985008687907853269984665640564039457.58', 0, 140),
]

/** Gives tokens to the account, as if they had just been loaded. */
export function holdTokens(
  root: RootStore,
  list: readonly TokenBalance[] = tokens,
  lowQuality: readonly TokenBalance[] = [],
): void {
  const { tokens: store } = root.accountLoader.loaded
  const owner = root.account.caipAddress
  store.reading = { owner, status: 'ready', balances: list, lowQuality, lastRetry: undefined, isServiceDown: false }
}

import { addresses } from '../testbed/addresses'

/** The address that apps use for the native currency where a token address is required. */
export const nativePlaceholder = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

const usdBySymbol: Readonly<Record<string, number>> = { ETH: 4_210.36, POL: 0.19 }

const usdByToken: ReadonlyMap<string, number> = new Map(
  (
    [
      [addresses.susd, 1],
      [addresses.usdt, 1],
      [addresses.hrb, 0.42],
      [addresses.tix, 15],
    ] as const
  ).map(([address, price]) => [address.toLowerCase(), price]),
)

/** The price of one unit of a native currency in dollars; `undefined` without a price. */
export function nativePrice(symbol: string): number | undefined {
  return Object.hasOwn(usdBySymbol, symbol) ? usdBySymbol[symbol] : undefined
}

/** The price of one unit of a token in dollars; `undefined` without a price. */
export function tokenPrice(address: string): number | undefined {
  return usdByToken.get(address.toLowerCase())
}

/** The value of an amount, rounded to cents. */
export function worth(numeric: string, price: number): number {
  return Math.round(Number(numeric) * price * 100) / 100
}

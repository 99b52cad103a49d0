import { addresses } from '../testbed/addresses'

/** What apps call the native currency where an address is wanted. */
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

/** What one unit of a native currency costs in dollars; `undefined` when nobody says. */
export function nativePrice(symbol: string): number | undefined {
  return Object.hasOwn(usdBySymbol, symbol) ? usdBySymbol[symbol] : undefined
}

/** What one unit of a token costs in dollars; `undefined` when nobody says. */
export function tokenPrice(address: string): number | undefined {
  return usdByToken.get(address.toLowerCase())
}

/** What an amount costs, to the cent. */
export function worth(numeric: string, price: number): number {
  return Math.round(Number(numeric) * price * 100) / 100
}

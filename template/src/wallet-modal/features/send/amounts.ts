import { formatUnits, parseUnits } from '../../domain/tokens/amount'

/** How an amount was entered: in the token, or in dollars. */
export type AmountUnit = 'token' | 'fiat'

/** Dollars are entered with at most this many decimals. */
export const fiatDecimals = 2

/** Prices come as numbers; so many decimals of one are used, which is every digit that a number has. */
const priceDecimals = 30

/**
 * Takes what was typed or pasted: a comma is a decimal sign too. Anything else that is no number leaves the entry as it was:
 * `1e18` and `1,234.50` without their signs would be other amounts.
 */
export function cleanAmount(typed: string, before = ''): string {
  const text = typed.replaceAll(/\s/g, '').replaceAll(',', '.')
  if (!/^\d*\.?\d*$/.test(text)) return before
  const [whole = '', fraction] = text.replace(/^0+(?=\d)/, '').split('.')
  return fraction === undefined ? whole : `${whole || '0'}.${fraction}`
}

/**
 * An amount that was entered in dollars, in the smallest unit of the token; cut, so that it is never worth more than entered.
 * @throws WalletModalError 'Number is not a valid decimal number'
 */
export function fiatToUnits(entered: string, price: number, decimals: number): bigint {
  const cents = parseUnits(entered, fiatDecimals)
  const scaled = parseUnits(price.toFixed(priceDecimals), priceDecimals)
  if (scaled <= BigInt(0)) return BigInt(0)
  return (cents * BigInt(10) ** BigInt(decimals + priceDecimals)) / (scaled * BigInt(10) ** BigInt(fiatDecimals))
}

/** What an amount is worth in dollars. Only ever shown: what is sent is the amount. */
export function unitsToFiat(amount: bigint, price: number, decimals: number): number {
  return Number(formatUnits(amount, decimals)) * price
}

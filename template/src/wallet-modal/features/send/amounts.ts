import { formatUnits, parseUnits } from '../../domain/amount'

/** How an amount was entered: in the token, or in dollars. */
export type AmountUnit = 'token' | 'fiat'

/** Dollars are entered with at most this many decimals. */
export const fiatDecimals = 2

/** Prices come as numbers; so many decimals of one are used. */
const priceDecimals = 12

/** Takes what was typed: a comma is a decimal sign too, and what is no part of a number is left out. */
export function cleanAmount(typed: string): string {
  const [whole = '', ...rest] = typed
    .replaceAll(',', '.')
    .replaceAll(/[^\d.]/g, '')
    .split('.')
  const digits = whole.replace(/^0+(?=\d)/, '')
  return rest.length > 0 ? `${digits || '0'}.${rest.join('')}` : digits
}

/**
 * An amount that was entered in dollars, in the smallest unit of the token; cut, so that it is never worth more than entered.
 * @throws WalletModalError 'Number is not a valid decimal number'
 */
export function fiatToUnits(entered: string, price: number, decimals: number): bigint {
  const cents = parseUnits(entered, fiatDecimals)
  const scaled = BigInt(Math.round(price * 10 ** priceDecimals))
  if (scaled <= 0n) return 0n
  return (cents * 10n ** BigInt(decimals + priceDecimals)) / (scaled * 10n ** BigInt(fiatDecimals))
}

/** What an amount is worth in dollars. Only ever shown: what is sent is the amount. */
export function unitsToFiat(amount: bigint, price: number, decimals: number): number {
  return Number(formatUnits(amount, decimals)) * price
}

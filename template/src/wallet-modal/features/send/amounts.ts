import { formatUnits } from '../../domain/tokens/amount'
import { parseUnits } from '../../domain/tokens/token-amount'

/** How an amount was entered: in the token, or in dollars. */
export type AmountUnit = 'token' | 'fiat'

/** The most decimals of an amount in dollars. */
export const fiatDecimals = 2

/** Prices are JavaScript numbers. With this many decimals none of their digits is lost. */
const priceDecimals = 30

/**
 * Converts an amount in dollars to the smallest unit of the token. Rounds down, so that the result is never worth more than entered.
 * @throws WalletModalError 'Number is not a valid decimal number'
 */
export function fiatToUnits(entered: string, price: number, decimals: number): bigint {
  const cents = parseUnits(entered, fiatDecimals)
  const scaled = parseUnits(price.toFixed(priceDecimals), priceDecimals)
  if (scaled <= BigInt(0)) return BigInt(0)
  return (cents * BigInt(10) ** BigInt(decimals + priceDecimals)) / (scaled * BigInt(10) ** BigInt(fiatDecimals))
}

/** The value of an amount in dollars. For display only: the transaction uses the exact amount. */
export function unitsToFiat(amount: bigint, price: number, decimals: number): number {
  return Number(formatUnits(amount, decimals)) * price
}

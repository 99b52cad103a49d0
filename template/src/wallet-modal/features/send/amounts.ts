import { formatUnits } from '../../domain/tokens/amount'
import { parseUnits } from '../../domain/tokens/token-amount'

/** How an amount was entered: in the token, or in dollars. */
export type AmountUnit = 'token' | 'fiat'

/** The most decimals of an amount in dollars. */
export const fiatDecimals = 2

const ten = BigInt(10)

/** A price as `digits` / 10 ^ `scale`. It is exact: the shortest decimal text that stands for the number. The scale of a large price is negative. */
function exactPrice(price: number): { digits: bigint; scale: number } {
  const [mantissa = '', exponent] = price.toExponential().split('e')
  const [, fraction = ''] = mantissa.split('.')
  return { digits: parseUnits(mantissa, fraction.length), scale: fraction.length - Number(exponent) }
}

/**
 * Converts an amount in dollars to the smallest unit of the token. Rounds down, so that the result is never worth more than entered.
 * @throws WalletModalError 'Number is not a valid decimal number'
 */
export function fiatToUnits(entered: string, price: number, decimals: number): bigint {
  const cents = parseUnits(entered, fiatDecimals)
  const { digits, scale } = exactPrice(price)
  if (digits <= BigInt(0)) return BigInt(0)
  const top = cents * ten ** BigInt(decimals + Math.max(scale, 0))
  return top / (digits * ten ** BigInt(fiatDecimals + Math.max(-scale, 0)))
}

/** The value of an amount in dollars. For display only: the transaction uses the exact amount. */
export function unitsToFiat(amount: bigint, price: number, decimals: number): number {
  return Number(formatUnits(amount, decimals)) * price
}

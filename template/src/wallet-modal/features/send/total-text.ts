import { formatUnits } from '../../domain/tokens/amount'
import { parseUnits } from '../../domain/tokens/token-amount'
import type { Formats } from '../../locales/formats'
import { feeDecimals } from './fee-text'
import type { SendReview } from './flow/review'
import type { SendTexts } from './send-texts'
import { allDecimals } from './token-fee'

/** The parts of a review that its total depends on. */
type TotalParts = Pick<SendReview, 'amountText' | 'fee' | 'tokenAddress'> & {
  token: Pick<SendReview['token'], 'symbol' | 'price'>
  network: Pick<SendReview['network'], 'nativeCurrency'>
}

/**
 * What a transfer costs together with its fee: in dollars if all prices are known, else in the currencies that leave the account. The text
 * names no sum while the fee is not known.
 * @param price the price of the network's currency in dollars; 0 if it is not known
 */
export function totalText(
  { amountText, fee, network, token, tokenAddress }: TotalParts,
  price: number,
  texts: SendTexts,
  formats: Formats,
): string {
  const amount = formats.amount(amountText, token.symbol, allDecimals)
  if (!fee) return texts.plusUnknownFee(amount)
  const { decimals, symbol } = network.nativeCurrency
  const feeAmount = formatUnits(fee.fee, decimals)
  const value = Number(amountText) * token.price + Number(feeAmount) * price
  if (token.price > 0 && price > 0 && value >= 0.01) return formats.fiat(value)
  if (tokenAddress !== undefined) return texts.plusFee(amount, formats.amount(feeAmount, symbol, feeDecimals))
  const sum = formatUnits(parseUnits(amountText, decimals) + fee.fee, decimals)
  // A sum that is cut to fewer decimals than the amount could be less than the amount.
  const shown = Math.max(feeDecimals, amountText.split('.')[1]?.length ?? 0)
  return formats.amount(sum, symbol, shown)
}

import { formatUnits, parseUnits } from '../../domain/amount'
import { formatDecimal } from '../../domain/money'
import type { SendReview } from './flow/review'
import type { SendTexts } from './send-texts'

/** So many decimals are never cut: what is shown in a review is what is sent. */
export const allDecimals = 78

/** What a token keeps of a transfer and what arrives, as facts of the review; none for a token that keeps nothing. */
export function tokenFeeItems({ token, amountText, transaction: { received } }: SendReview, texts: SendTexts) {
  if (received === undefined) return []
  const decimals = Number(token.quantity.decimals)
  const inToken = (units: bigint) => `${formatDecimal(formatUnits(units, decimals), allDecimals)} ${token.symbol}`
  return [
    { label: texts.tokenFee, value: inToken(parseUnits(amountText, decimals) - received), testId: 'wm-send-token-fee' },
    { label: texts.receives, value: inToken(received), testId: 'wm-send-received' },
  ]
}

import { parseUnits } from '../../domain/tokens/token-amount'
import type { Formats } from '../../locales/formats'
import type { SendReview } from './flow/review'
import type { SendTexts } from './send-texts'

/** With this many decimals no amount is rounded: the review shows exactly the amount that is sent. */
export const allDecimals = 78

/**
 * The review items for the token's own transfer fee and for the amount that arrives. Empty for a token without a transfer fee.
 */
export function tokenFeeItems(
  { token, amountText, transaction: { received } }: SendReview,
  texts: SendTexts,
  formats: Formats,
) {
  if (received === undefined) return []
  const decimals = Number(token.quantity.decimals)
  const inToken = (units: bigint) => formats.units(units, { decimals, symbol: token.symbol })
  return [
    { label: texts.tokenFee, value: inToken(parseUnits(amountText, decimals) - received), testId: 'wm-send-token-fee' },
    { label: texts.receives, value: inToken(received), testId: 'wm-send-received' },
  ]
}

/** One percent has 100 basis points. */
const wholeInBasisPoints = BigInt(10_000)

/** The most slippage that a visitor may allow, in basis points. With more, anybody who sees the swap can take the difference. */
export const maxSlippage = 5_000

/** The slippage that a visitor allows at first, in basis points: 1 %. */
export const defaultSlippage = 100

/** Whether a number is a slippage that a visitor may allow: whole basis points, more than 0 and at most half. */
export function isSlippage(basisPoints: number): boolean {
  return Number.isInteger(basisPoints) && basisPoints > 0 && basisPoints <= maxSlippage
}

/**
 * The least amount that a swap has to bring, in the smallest unit. Rounded up, so that the visitor never loses more than allowed.
 * @param expected the quoted amount, in the smallest unit
 * @param slippage in basis points
 * @throws RangeError for a slippage that `isSlippage` does not accept
 */
export function minimumReceived(expected: bigint, slippage: number): bigint {
  if (!isSlippage(slippage)) throw new RangeError(`${slippage} is no slippage`)
  const kept = expected * (wholeInBasisPoints - BigInt(slippage))
  return (kept + wholeInBasisPoints - BigInt(1)) / wholeInBasisPoints
}

/** Two amounts of one rate: so much is paid, and so much arrives. */
export interface Rate {
  paid: bigint
  received: bigint
}

/**
 * How much worse the rate of a swap is than the rate of a very small swap, in basis points. Rounded up, so that the impact never seems lower than it
 * is. 0 if the rate is not worse; undefined if one of the rates is not known.
 */
export function priceImpact(swap: Rate, small: Rate): number | undefined {
  if ([swap.paid, swap.received, small.paid, small.received].some((amount) => amount <= BigInt(0))) return undefined
  const fair = swap.paid * small.received
  const real = swap.received * small.paid
  if (real >= fair) return 0
  return Number(((fair - real) * wholeInBasisPoints + fair - BigInt(1)) / fair)
}

/** Basis points as a percentage without unneeded zeros: 125 is `1.25`. */
export function percentText(basisPoints: number): string {
  return String(basisPoints / 100)
}

/** Reads a percentage as basis points; undefined if it is not a slippage that a visitor may allow. */
export function readSlippage(entered: string): number | undefined {
  const match = /^(\d{1,2})(?:[.,](\d{0,2}))?$/.exec(entered.trim())
  if (!match) return undefined
  const [, whole, fraction = ''] = match
  const basisPoints = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return isSlippage(basisPoints) ? basisPoints : undefined
}

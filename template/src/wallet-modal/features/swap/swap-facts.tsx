import { observer } from 'mobx-react-lite'
import { Alert } from '../../components/feedback/alert'
import { formatUnits } from '../../domain/tokens/amount'
import { percentText } from '../../domain/swaps/swap-math'
import type { SwapToken } from '../../domain/swaps/swap-provider'
import { formatDecimal, formatShort } from '../../domain/tokens/money'
import { useTexts } from '../../locales/use-texts'
import type { SwapTerms } from './freeze-swap'
import type { SwapFailure } from './swap-flow'
import type { SwapTexts } from './swap-texts'
import { swapTexts } from './swap-texts'

/** With this many decimals no amount is rounded. */
const allDecimals = 78
/** From this price impact on, the visitor is warned. In basis points. */
const highImpact = 500

/** An exact amount with its token's symbol. */
export function amountOf(units: bigint, { decimals, symbol }: SwapToken): string {
  return `${formatDecimal(formatUnits(units, decimals), allDecimals)} ${symbol}`
}

/** What one unit of the paid token brings, in a few digits. */
function rateOf({ paid, received, amount, offer }: SwapTerms): string {
  const rate = (offer.expected * BigInt(10) ** BigInt(paid.decimals)) / amount
  return `1 ${paid.symbol} = ${formatShort(formatUnits(rate, received.decimals))} ${received.symbol}`
}

/** What the visitor is told about the terms of a swap, for a list of details. */
export function termItems(terms: SwapTerms, texts: SwapTexts) {
  const { received, minimum, impact } = terms
  return [
    { label: texts.rate, value: rateOf(terms), testId: 'wm-swap-rate' },
    { label: texts.least, value: amountOf(minimum, received), testId: 'wm-swap-minimum' },
    {
      label: texts.impact,
      value: impact === undefined ? texts.unknown : `${percentText(impact)} %`,
      testId: 'wm-swap-impact',
    },
  ]
}

/** A warning when the swap itself makes the price much worse. */
export const ImpactNotice = observer(function ImpactNotice({ impact }: { impact: number | undefined }) {
  'use no memo'
  const texts = useTexts(swapTexts)
  if (impact === undefined || impact < highImpact) return null
  return <Alert variant="warning" title={texts.impactHigh(percentText(impact))} code="priceImpact" />
})

const warnings: readonly SwapFailure['reason'][] = ['moved', 'earlierSent', 'notSent']

/** Says why there is no review, or no transaction. */
export const FailedSwap = observer(function FailedSwap({ failure }: { failure: SwapFailure | undefined }) {
  'use no memo'
  const texts = useTexts(swapTexts)
  if (!failure) return null
  const { reason } = failure
  const isRefused = reason === 'refused'
  return (
    <Alert
      variant={reason === 'declined' ? 'info' : warnings.includes(reason) ? 'warning' : 'danger'}
      title={isRefused ? texts.refusals[failure.refusal] : texts[reason]}
      text={'error' in failure ? failure.error.message : undefined}
      code={isRefused ? failure.refusal : reason}
    />
  )
})

import { observer } from 'mobx-react-lite'
import { Alert } from '../../components/feedback/alert'
import { formatUnits } from '../../domain/tokens/amount'
import type { Formats } from '../../locales/formats'
import { percentText } from '../../domain/swaps/swap-math'
import { useFormats } from '../../locales/use-formats'
import { errorText } from '../../locales/error-text'
import { useLanguage, useTexts } from '../../locales/use-texts'
import type { SwapTerms } from './freeze-swap'
import type { SwapFailure } from './swap-flow'
import type { SwapTexts } from './swap-texts'
import { swapTexts } from './swap-texts'

/** From this price impact on, the visitor is warned. In basis points. */
const highImpact = 500

/** What one unit of the paid token brings, in a few digits. */
function rateOf({ paid, received, amount, offer }: SwapTerms, formats: Formats): string {
  const rate = (offer.expected * BigInt(10) ** BigInt(paid.decimals)) / amount
  const brought = formats.short(formatUnits(rate, received.decimals), received.symbol)
  return formats.ltr(`${formats.amount('1', paid.symbol, 0)} = ${brought}`)
}

/** What the visitor is told about the terms of a swap, for a list of details. */
export function termItems(terms: SwapTerms, texts: SwapTexts, formats: Formats) {
  const { received, minimum, impact } = terms
  return [
    { label: texts.rate, value: rateOf(terms, formats), testId: 'wm-swap-rate' },
    { label: texts.least, value: formats.units(minimum, received), testId: 'wm-swap-minimum' },
    {
      label: texts.impact,
      value: impact === undefined ? texts.unknown : formats.ltr(`${formats.number(percentText(impact))} %`),
      testId: 'wm-swap-impact',
    },
  ]
}

/** A warning when the swap itself makes the price much worse. */
export const ImpactNotice = observer(function ImpactNotice({ impact }: { impact: number | undefined }) {
  'use no memo'
  const texts = useTexts(swapTexts)
  const formats = useFormats()
  if (impact === undefined || impact < highImpact) return null
  return <Alert variant="warning" title={texts.impactHigh(formats.number(percentText(impact)))} code="priceImpact" />
})

const warnings: readonly SwapFailure['reason'][] = ['moved', 'earlierSent', 'notSent']

/** Says why there is no review, or no transaction. */
export const FailedSwap = observer(function FailedSwap({ failure }: { failure: SwapFailure | undefined }) {
  'use no memo'
  const texts = useTexts(swapTexts)
  const language = useLanguage()
  if (!failure) return null
  const { reason } = failure
  const isRefused = reason === 'refused'
  return (
    <Alert
      variant={reason === 'declined' ? 'info' : warnings.includes(reason) ? 'warning' : 'danger'}
      title={isRefused ? texts.refusals[failure.refusal] : texts[reason]}
      text={'error' in failure ? errorText(language, failure.error) : undefined}
      code={isRefused ? failure.refusal : reason}
    />
  )
})

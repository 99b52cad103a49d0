import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Receipt } from '../../components/account-card/receipt'
import { Button } from '../../components/controls/button'
import { ButtonPair } from '../../components/layout/button-pair'
import { CardFooter } from '../../components/layout/card'
import { DetailList } from '../../components/lists/detail-list'
import { shortenAddress } from '../../domain/account/address'
import { percentText } from '../../domain/swaps/swap-math'
import type { Formats } from '../../locales/formats'
import { useFormats } from '../../locales/use-formats'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { ConsentBox } from '../open-requests/consent-box'
import { DoubtNote } from '../open-requests/doubt-note'
import type { SwapReview } from './freeze-swap'
import { FailedSwap, ImpactNotice, termItems } from './swap-facts'
import { swapStoreOf } from './swap-of-root'
import type { SwapTexts } from './swap-texts'
import { swapTexts } from './swap-texts'
import { watchReview } from './swap.store'
import styles from './swap.module.css'

const feeDecimals = 6

function feeOf({ fee, network }: SwapReview, texts: SwapTexts, formats: Formats): string {
  return fee ? formats.units(fee.fee, network.nativeCurrency, feeDecimals) : texts.feeUnknown
}

/** The review of the next transaction of a swap: shows exactly what the wallet will be asked for. */
export const SwapPreviewView = observer(function SwapPreviewView() {
  'use no memo'
  const root = useRoot()
  const texts = useTexts(swapTexts)
  const formats = useFormats()
  const store = swapStoreOf(root)
  const { flow } = store
  const { router } = root
  // When the account or the network changes, the review is discarded and the form is shown again.
  useEffect(
    () =>
      watchReview(store, () => {
        if (router.view === 'SwapPreview') router.goBack()
      }),
    [store, router],
  )
  useEffect(() => () => flow.leave(), [flow])
  const { consent, review } = flow
  if (!review) return null
  const { paid, received, amount, minimum, offer, network, slippage, step } = review
  const paidText = formats.units(amount, paid)
  const summary =
    step === 'swap'
      ? texts.confirmSwap(paidText, formats.units(minimum, received))
      : texts.confirmApproval(formats.units(step === 'reset' ? BigInt(0) : amount, paid))
  const labels = { reset: texts.reset, approve: texts.approve, swap: texts.swapNow }
  return (
    <>
      <FailedSwap failure={flow.failure} />
      {consent.doubt && <DoubtNote doubt={consent.doubt} />}
      <Receipt
        head={
          <div className={styles['amounts']}>
            <span className={styles['label']}>{texts.pay}</span>
            <bdi className={styles['amount']} dir="ltr" data-testid="wm-swap-review-paid">
              {paidText}
            </bdi>
            <span className={styles['label']}>{texts.receive}</span>
            <bdi className={styles['amount']} dir="ltr" data-testid="wm-swap-review-received">
              {formats.units(offer.expected, received)}
            </bdi>
          </div>
        }
      >
        <DetailList
          items={[
            ...termItems(review, texts, formats),
            {
              label: texts.slippage,
              value: formats.ltr(`${formats.number(percentText(slippage))} %`),
              testId: 'wm-swap-slippage',
            },
            { label: texts.router, value: <bdi dir="ltr">{shortenAddress(offer.target)}</bdi> },
            { label: texts.network, value: network.name },
            { label: texts.networkFee, value: feeOf(review, texts, formats), testId: 'wm-swap-fee' },
          ]}
        />
      </Receipt>
      <ImpactNotice impact={review.impact} />
      {step === 'approve' && <p className={styles['note']}>{texts.approveText(paidText)}</p>}
      {step === 'reset' && <p className={styles['note']}>{texts.resetText}</p>}
      <ConsentBox consent={consent} label={texts.consent} testId="wm-swap-consent" />
      <CardFooter>
        <ButtonPair>
          <Button variant="quiet" onClick={() => router.goBack()} data-testid="wm-swap-edit">
            {texts.edit}
          </Button>
          <Button
            disabled={consent.isMissing}
            busy={flow.isBusy}
            onClick={() => void flow.confirm(summary)}
            data-testid={step === 'swap' ? 'wm-swap-confirm' : 'wm-swap-approve'}
            data-step={step}
          >
            {flow.phase === 'waiting' ? texts.approving : labels[step]}
          </Button>
        </ButtonPair>
      </CardFooter>
    </>
  )
})

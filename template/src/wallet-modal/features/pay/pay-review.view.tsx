import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Receipt } from '../../components/account-card/receipt'
import { AddressText } from '../../components/address-text/address-text'
import { Button } from '../../components/controls/button'
import { ButtonPair } from '../../components/layout/button-pair'
import { CardFooter } from '../../components/layout/card'
import { DetailList } from '../../components/lists/detail-list'
import { shortenAddress } from '../../domain/account/address'
import type { Formats } from '../../locales/formats'
import { useFormats } from '../../locales/use-formats'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { ConsentBox } from '../open-requests/consent-box'
import { DoubtNote } from '../open-requests/doubt-note'
import type { PayReview } from './freeze-payment'
import { allDecimals, PayAmount } from './pay-amount'
import { PayFailure } from './pay-failure'
import { payStoreOf } from './pay-of-root'
import type { PayTexts } from './pay-texts'
import { payTexts } from './pay-texts'
import styles from './pay.module.css'

/** How many decimals of a fee are shown. */
const feeDecimals = 6

/** The fee, and what leaves the account together with it. The text names no sum while the fee is not known. */
function costOf(review: PayReview, texts: PayTexts, formats: Formats): { fee: string; total: string } {
  const { amountText, decimals, fee, network, token, tokenAddress, transaction } = review
  const { nativeCurrency } = network
  const amount = formats.amount(amountText, token.symbol, allDecimals)
  if (!fee) return { fee: texts.feeUnknown, total: texts.and(amount, texts.networkFee) }
  const feeText = formats.units(fee.fee, nativeCurrency, feeDecimals)
  if (tokenAddress !== undefined) return { fee: feeText, total: texts.and(amount, feeText) }
  const sum = { decimals, symbol: token.symbol }
  return { fee: feeText, total: formats.units(transaction.value + fee.fee, sum, feeDecimals) }
}

/** The review of a payment: shows exactly what the wallet will be asked to send. */
export const PayReviewView = observer(function PayReviewView() {
  'use no memo'
  const root = useRoot()
  const texts = useTexts(payTexts)
  const formats = useFormats()
  const { payment, wallet } = payStoreOf(root)
  const { review, consent, failure } = wallet
  const { router } = root
  useEffect(() => {
    if (!review && router.view === 'PayReview') router.replace({ view: 'Pay', data: undefined })
  }, [review, router])
  if (!payment || !review) return null
  const { amountText, network, receiver, token, tokenAddress } = review
  const { fee, total } = costOf(review, texts, formats)
  const summary = texts.summary(formats.amount(amountText, token.symbol, allDecimals), shortenAddress(receiver.address))
  return (
    <>
      <PayFailure failure={failure} />
      {consent.doubt && <DoubtNote doubt={consent.doubt} />}
      <Receipt head={<PayAmount payment={payment} />}>
        <DetailList
          items={[
            { label: texts.to, value: <AddressText address={receiver.address} />, testId: 'wm-pay-review-address' },
            ...(tokenAddress === undefined
              ? []
              : [{ label: texts.token, value: <AddressText address={tokenAddress} />, testId: 'wm-pay-review-token' }]),
            { label: texts.network, value: network.name },
            { label: texts.networkFee, value: fee, testId: 'wm-pay-review-fee' },
            { label: texts.total, value: total, testId: 'wm-pay-review-total' },
          ]}
        />
      </Receipt>
      <p className={styles['note']}>{texts.reviewCarefully}</p>
      <ConsentBox consent={consent} label={texts.consent} testId="wm-pay-consent" />
      <CardFooter>
        <ButtonPair>
          <Button variant="quiet" onClick={() => router.goBack()} data-testid="wm-pay-back">
            {texts.back}
          </Button>
          <Button
            disabled={consent.isMissing}
            busy={wallet.isBusy}
            onClick={() => void wallet.confirm(payment, summary)}
            data-testid="wm-pay-confirm"
          >
            {texts.payNow}
          </Button>
        </ButtonPair>
      </CardFooter>
    </>
  )
})

import { observer } from 'mobx-react-lite'
import baseStyles from '../../components/base.module.css'
import { AddressText } from '../../components/address-text/address-text'
import { DetailList } from '../../components/lists/detail-list'
import { Icon } from '../../components/marks/icon'
import { iconCheck } from '../../components/marks/icon-paths'
import { useFormats } from '../../locales/use-formats'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { feeText, nativePrice } from './fee-text'
import type { SendReview } from './flow/review'
import { sendTexts } from './send-texts'
import { tokenFeeItems } from './token-fee'
import { totalText } from './total-text'

interface ReviewFactsProps {
  review: SendReview
  /** A known address that the receiver's address resembles. */
  lookAlike: string | undefined
}

/** The facts of a transfer: who gets it, over which network, and what it costs. */
export const ReviewFacts = observer(function ReviewFacts({ review, lookAlike }: ReviewFactsProps) {
  'use no memo'
  const root = useRoot()
  const texts = useTexts(sendTexts)
  const formats = useFormats()
  const { receiver, network, fee } = review
  const { name } = receiver
  const checkedName = (
    <>
      {name}
      {!receiver.isServiceOnly && (
        <>
          <Icon path={iconCheck} size={16} />
          <span className={baseStyles['hidden']}>{texts.nameChecked(network.name)}</span>
        </>
      )}
    </>
  )
  return (
    <DetailList
      items={[
        ...(name === undefined ? [] : [{ label: texts.to, value: checkedName, testId: 'wm-send-review-name' }]),
        {
          label: name === undefined ? texts.to : texts.address,
          value: <AddressText address={receiver.address} unlike={lookAlike} />,
          testId: 'wm-send-review-address',
        },
        ...tokenFeeItems(review, texts, formats),
        { label: texts.network, value: network.name },
        {
          label: texts.networkFee,
          value: fee ? feeText({ state: 'ready', fee }, root, texts, formats) : texts.feeUnknown,
        },
        {
          label: texts.total,
          value: totalText(review, nativePrice(root), texts, formats),
          testId: 'wm-send-review-total',
        },
      ]}
    />
  )
})

import { observer } from 'mobx-react-lite'
import { Alert } from '../../components/feedback/alert'
import { errorText } from '../../locales/error-text'
import { useLanguage, useTexts } from '../../locales/use-texts'
import { payTexts } from './pay-texts'
import type { WalletFailure } from './wallet-payment'

/** Says why the last attempt to pay from a wallet did not send a payment. */
export const PayFailure = observer(function PayFailure({ failure }: { failure: WalletFailure | undefined }) {
  'use no memo'
  const texts = useTexts(payTexts)
  const language = useLanguage()
  if (!failure) return null
  const { reason } = failure
  return (
    <Alert
      variant={reason === 'declined' || reason === 'notSent' ? 'info' : 'danger'}
      title={texts[reason]}
      text={reason === 'failed' ? errorText(language, failure.error) : undefined}
      code={reason}
    />
  )
})

import { observer } from 'mobx-react-lite'
import { LinkButton } from '../../components/controls/link-button'
import { useTexts } from '../../locales/use-texts'
import type { EmailStore } from './email.store'
import { emailStepTexts } from './email-step-texts'
import styles from './email.module.css'

interface ResendLineProps {
  email: EmailStore
  label: string
  onResend: () => void
}

/** Offers another mail. While a mail was sent a moment ago, the line counts down. */
export const ResendLine = observer(function ResendLine({ email, label, onResend }: ResendLineProps) {
  'use no memo'
  const texts = useTexts(emailStepTexts)
  return (
    <div className={styles['again']}>
      <span>{texts.notReceived}</span>
      {email.secondsLeft > 0 ? (
        <span data-testid="wm-email-wait">{texts.resendIn(email.secondsLeft)}</span>
      ) : (
        <LinkButton onClick={onResend} testId="wm-email-resend">
          {label}
        </LinkButton>
      )}
    </div>
  )
})

import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Spinner } from '../../components/feedback/spinner'
import { Hero } from '../../components/layout/hero'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { CodeField } from './code-field'
import { emailTexts } from './email-texts'
import styles from './email.module.css'
import { ResendLine } from './resend-line'

/** Asks for the code of the mail. */
export const EmailVerifyOtpView = observer(function EmailVerifyOtpView() {
  'use no memo'
  const { features, router } = useRoot()
  const texts = useTexts(emailTexts)
  const { email } = features
  useEffect(() => email?.enter(), [email])
  if (!email || router.route.view !== 'EmailVerifyOtp') return null
  const address = router.route.data.email
  return (
    <Hero
      title={texts.checkInbox}
      text={
        <>
          {texts.codeSentTo} <span className={styles['address']}>{address}</span>. {texts.expires}
        </>
      }
    >
      <div className={styles['verify']}>
        <CodeField email={email} />
        {email.isBusy && <Spinner label={texts.checking} />}
        {email.error && (
          <p className={styles['error']} role="alert" data-testid="wm-otp-error">
            {email.error}
          </p>
        )}
        <ResendLine email={email} label={texts.resendCode} onResend={() => void email.resend(address)} />
      </div>
    </Hero>
  )
})

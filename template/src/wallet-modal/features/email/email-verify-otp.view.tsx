import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { CodeStep } from './code-step'
import { emailStepTexts } from './email-step-texts'
import { ResendLine } from './resend-line'

/** Asks for the code of a login. */
export const EmailVerifyOtpView = observer(function EmailVerifyOtpView() {
  'use no memo'
  const { features, router } = useRoot()
  const texts = useTexts(emailStepTexts)
  const { email } = features
  useEffect(() => email?.enter(), [email])
  if (!email || router.route.view !== 'EmailVerifyOtp') return null
  const address = router.route.data.email
  return (
    <CodeStep email={email} address={address}>
      <ResendLine email={email} label={texts.resendCode} onResend={() => void email.resend(address)} />
    </CodeStep>
  )
})

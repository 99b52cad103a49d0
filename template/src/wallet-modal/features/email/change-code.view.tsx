import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { LinkButton } from '../../components/controls/link-button'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { CodeStep } from './code-step'
import { emailStepTexts } from './email-step-texts'
import styles from './email.module.css'

/** Asks for the code that was sent to the current address, or to the new one. */
export const ChangeCodeView = observer(function ChangeCodeView() {
  'use no memo'
  const { features, router } = useRoot()
  const texts = useTexts(emailStepTexts)
  const { email } = features
  const { view, data } = router.route
  useEffect(() => email?.enter(), [email, view])
  if (!email || (view !== 'UpdateEmailPrimaryOtp' && view !== 'UpdateEmailSecondaryOtp')) return null
  return (
    <CodeStep email={email} address={view === 'UpdateEmailPrimaryOtp' ? data.email : data.newEmail}>
      <div className={styles['again']}>
        <span>{texts.notReceived}</span>
        <LinkButton onClick={() => router.goBack()} testId="wm-email-start-over">
          {texts.startOver}
        </LinkButton>
      </div>
    </CodeStep>
  )
})

import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Spinner } from '../../components/feedback/spinner'
import { Hero } from '../../components/layout/hero'
import { Filled } from '../../locales/filled'
import { useTexts } from '../../locales/use-texts'
import { CodeField } from './code-field'
import type { EmailStore } from './email.store'
import { emailStepTexts } from './email-step-texts'
import styles from './email.module.css'

interface CodeStepProps {
  email: EmailStore
  /** Where the code was sent. */
  address: string
  /** What the visitor can do if no mail arrives. */
  children: ReactNode
}

/** Asks for the code of a mail. */
export const CodeStep = observer(function CodeStep({ email, address, children }: CodeStepProps) {
  'use no memo'
  const texts = useTexts(emailStepTexts)
  return (
    <Hero
      title={texts.checkInbox}
      text={
        <>
          <Filled sentence={texts.codeSentTo}>
            <bdi className={styles['address']}>{address}</bdi>
          </Filled>{' '}
          {texts.expires}
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
        {children}
      </div>
    </Hero>
  )
})

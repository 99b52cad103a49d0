import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../locales/use-texts'
import type { EmailStore } from './email.store'
import { codeLength } from './email.store'
import { emailStepTexts } from './email-step-texts'
import styles from './email.module.css'

/** The field for the six digits. A complete code is submitted at once. */
export const CodeField = observer(function CodeField({ email }: { email: EmailStore }) {
  'use no memo'
  const ref = useRef<HTMLInputElement>(null)
  const texts = useTexts(emailStepTexts)
  useEffect(() => ref.current?.focus(), [email.isBusy])
  return (
    <input
      ref={ref}
      className={styles['code']}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      aria-label={texts.code}
      aria-invalid={email.error ? true : undefined}
      aria-busy={email.isBusy || undefined}
      // Longer than the code, so that a pasted code may contain spaces.
      maxLength={codeLength * 4}
      readOnly={email.isBusy}
      value={email.code}
      onChange={(event) => email.setCode(event.currentTarget.value)}
      data-testid="wm-otp-input"
    />
  )
})

import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useEffect, useId } from 'react'
import baseStyles from '../../components/base.module.css'
import { IconButton } from '../../components/controls/icon-button'
import { Spinner } from '../../components/feedback/spinner'
import fieldStyles from '../../components/layout/field.module.css'
import { iconNext } from '../../components/marks/icon-paths'
import { Icon } from '../../components/marks/icon'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { iconMail } from './email-icons'
import { emailTexts } from './email-texts'
import styles from './email.module.css'

/** The field for the address, in the Connect view and alone. */
export const EmailField = observer(function EmailField() {
  'use no memo'
  const id = useId()
  const { features } = useRoot()
  const texts = useTexts(emailTexts)
  const { email } = features
  useEffect(() => email?.enter(), [email])
  if (!email) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void email.submit()
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <div className={fieldStyles['field']}>
        <label className={baseStyles['hidden']} htmlFor={id}>
          {texts.label}
        </label>
        <Icon path={iconMail} />
        <input
          id={id}
          className={fieldStyles['input']}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="go"
          spellCheck={false}
          placeholder={texts.placeholder}
          value={email.draft}
          readOnly={email.isBusy}
          aria-invalid={email.error ? true : undefined}
          aria-describedby={email.error ? `${id}-error` : undefined}
          onFocus={() => email.select()}
          onChange={(event) => email.setDraft(event.currentTarget.value)}
          data-testid="wm-email-input"
        />
        {email.isBusy && <Spinner label={texts.submit} />}
        {email.canSubmit && (
          <IconButton size="sm" type="submit" icon={iconNext} label={texts.submit} data-testid="wm-email-submit" />
        )}
      </div>
      {email.error && (
        <p id={`${id}-error`} className={styles['error']} role="alert" data-testid="wm-email-error">
          {email.error}
        </p>
      )}
    </form>
  )
})

import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useId } from 'react'
import baseStyles from '../../components/base.module.css'
import fieldStyles from '../../components/layout/field.module.css'
import { Icon } from '../../components/marks/icon'
import { useTexts } from '../../locales/use-texts'
import { iconMail } from './email-icons'
import type { EmailStore } from './email.store'
import { emailTexts } from './email-texts'
import styles from './email-field.module.css'

interface AddressInputProps {
  email: EmailStore
  onFocus?: () => void
  /** The sign or button at the end of the field. */
  children?: ReactNode
}

/** The field for an address, with the reason below the field if the address is not valid. */
export const AddressInput = observer(function AddressInput({ email, onFocus, children }: AddressInputProps) {
  'use no memo'
  const id = useId()
  const texts = useTexts(emailTexts)
  return (
    <>
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
          onFocus={onFocus}
          onChange={(event) => email.setDraft(event.currentTarget.value)}
          data-testid="wm-email-input"
        />
        {children}
      </div>
      {email.error && (
        <p id={`${id}-error`} className={styles['error']} role="alert" data-testid="wm-email-error">
          {email.error}
        </p>
      )}
    </>
  )
})

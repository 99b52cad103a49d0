import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useEffect } from 'react'
import { IconButton } from '../../components/controls/icon-button'
import { Spinner } from '../../components/feedback/spinner'
import { iconNext } from '../../components/marks/icon-paths'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { AddressInput } from './address-input'
import { emailTexts } from './email-texts'
import styles from './email-field.module.css'

/** The field that starts a login, in the Connect view and alone. */
export const EmailField = observer(function EmailField() {
  'use no memo'
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
      <AddressInput email={email} onFocus={() => email.select()}>
        {email.isBusy && <Spinner label={texts.submit} />}
        {email.canSubmit && (
          <IconButton size="sm" type="submit" icon={iconNext} label={texts.submit} data-testid="wm-email-submit" />
        )}
      </AddressInput>
    </form>
  )
})

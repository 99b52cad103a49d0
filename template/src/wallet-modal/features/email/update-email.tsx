import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useEffect } from 'react'
import { Button } from '../../components/controls/button'
import { ButtonPair } from '../../components/layout/button-pair'
import { CardFooter } from '../../components/layout/card'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { AddressInput } from './address-input'
import { emailTexts } from './email-texts'
import styles from './email-field.module.css'

/** Edits the address of the account. */
export const UpdateEmailView = observer(function UpdateEmailView() {
  'use no memo'
  const { features, router } = useRoot()
  const texts = useTexts(emailTexts)
  const { email } = features
  const current = router.route.view === 'UpdateEmailWallet' ? router.route.data.email : undefined
  useEffect(() => (current === undefined ? undefined : email?.edit(current)), [email, current])
  if (!email || current === undefined) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void email.submitChange(current)
  }
  return (
    <form className={styles['edit']} noValidate onSubmit={submit}>
      <AddressInput email={email} />
      <p className={styles['hint']}>{texts.changeHint}</p>
      <CardFooter>
        <ButtonPair>
          <Button variant="quiet" onClick={() => router.goBack()} data-testid="wm-email-cancel">
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            busy={email.isBusy}
            disabled={!email.isBusy && !email.canChange(current)}
            data-testid="wm-email-save"
          >
            {email.isBusy ? texts.saving : texts.save}
          </Button>
        </ButtonPair>
      </CardFooter>
    </form>
  )
})

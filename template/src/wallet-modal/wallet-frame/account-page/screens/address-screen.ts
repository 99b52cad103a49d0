import { createActions, createButton, createForm, createText } from '../elements'
import type { Stage } from '../stage'

interface AddressOptions<T> {
  notice?: string | undefined
  send: (email: string) => Promise<T>
  sent: (answer: T) => void
}

/** Asks for the e-mail address of the wallet. */
export function showAddressScreen<T>(stage: Stage, { notice, send, sent }: AddressOptions<T>): void {
  stage.show('Log in to your wallet', (screen) => {
    const { document } = screen
    const { form } = createForm(document, {
      testId: 'wa-email',
      label: 'E-mail address',
      attributes: { type: 'email', autocomplete: 'email', inputmode: 'email', maxlength: '254' },
      submit: { testId: 'wa-send', text: 'Send code' },
      onSubmit(value) {
        const email = value.trim()
        if (!/^\S+@\S+$/.test(email)) screen.fail('Type your e-mail address')
        else screen.run(() => send(email), sent)
      },
    })
    return [
      ...(notice === undefined ? [] : [createText(document, notice, 'notice')]),
      createText(document, 'Here you see your secret words, lock the wallet with a passkey, and log out browsers.'),
      form,
    ]
  })
}

interface SendOptions<T> {
  email: string
  send: (email: string) => Promise<T>
  sent: (answer: T) => void
  back: (() => void) | undefined
}

/** Asks somebody who is logged in to prove the address once more. */
export function showSendScreen<T>(stage: Stage, { email, send, sent, back }: SendOptions<T>): void {
  stage.show('Enter a new code', (screen) => {
    const { document } = screen
    const sendCode = createButton(document, {
      testId: 'wa-send',
      text: 'Send code',
      isPrimary: true,
      onClick: () => screen.run(() => send(email), sent),
    })
    const buttons = back ? [sendCode, createButton(document, { testId: 'wa-back', text: 'Back', onClick: back })] : []
    return [
      createText(document, `This needs a login that is at most five minutes old. We send a code to ${email}.`),
      createActions(document, ...buttons),
    ]
  })
}

import { createForm } from '../elements'
import type { Screen } from '../stage'

interface AddressFormOptions<T> {
  submit: string
  send: (email: string) => Promise<T>
  sent: (answer: T) => void
}

/** Creates the form for an e-mail address. The form does not send a text that is no address. */
export function createAddressForm<T>(screen: Screen, { submit, send, sent }: AddressFormOptions<T>): HTMLFormElement {
  const { form } = createForm(screen.document, {
    testId: 'wa-email',
    label: 'E-mail address',
    attributes: { type: 'email', autocomplete: 'email', inputmode: 'email', maxlength: '254' },
    submit: { testId: 'wa-send', text: submit },
    onSubmit(value) {
      const email = value.trim()
      if (!/^\S+@\S+$/.test(email)) screen.fail('Type your e-mail address')
      else screen.run(() => send(email), sent)
    },
  })
  return form
}

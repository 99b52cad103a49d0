import { createForm } from '../elements'
import type { FrameLanguage } from '../../locales/language'
import type { Screen } from '../stage'
import { loginTexts } from '../texts/login-texts'

interface AddressFormOptions<T> {
  send: (email: string) => Promise<T>
  sent: (answer: T) => void
}

/** Creates the form for an e-mail address. The form does not send a text that is no address. */
export function createAddressForm<T>(
  screen: Screen,
  language: FrameLanguage,
  { send, sent }: AddressFormOptions<T>,
): HTMLFormElement {
  const texts = language.textsOf(loginTexts)
  const { form } = createForm(screen.document, {
    testId: 'wa-email',
    label: texts.address,
    attributes: { type: 'email', autocomplete: 'email', inputmode: 'email', maxlength: '254', dir: 'ltr' },
    submit: { testId: 'wa-send', text: texts.sendCode },
    onSubmit(value) {
      const email = value.trim()
      if (!/^\S+@\S+$/.test(email)) screen.fail(texts.typeAddress)
      else screen.run(() => send(email), sent)
    },
  })
  return form
}

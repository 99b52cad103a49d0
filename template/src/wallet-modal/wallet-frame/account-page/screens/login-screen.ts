import type { SocialProvider } from '../../../wallet-server/api'
import { createText } from '../elements'
import type { Stage } from '../stage'
import { loginTexts } from '../texts/login-texts'
import type { Offered } from '../ways/offered'
import { providerName } from '../ways/identity-names'
import { createAddressForm } from './address-form'
import { createColumn, createFarcasterButton, createProviderButton } from './provider-button'

interface LoginOptions<Sent, Login> {
  notice: string | undefined
  send: (email: string) => Promise<Sent>
  sent: (answer: Sent) => void
  offered: Offered
  logInAt: (provider: SocialProvider, signal: AbortSignal) => Promise<Login>
  loggedIn: (login: Login) => void
  /** Shows the login with Farcaster. Undefined without the unit farcaster. */
  openFarcaster: (() => Promise<void>) | undefined
}

/** Asks the visitor to log in. The buttons of the providers appear when the server has named the providers. */
export function showLoginScreen<Sent, Login>(stage: Stage, options: LoginOptions<Sent, Login>): void {
  const { notice, send, sent, offered, logInAt, loggedIn, openFarcaster } = options
  const { language } = stage
  const texts = language.textsOf(loginTexts)
  stage.show(texts.title, (screen) => {
    const { document } = screen
    const column = createColumn(document, texts.other)
    void offered().then(({ socials, farcaster }) => {
      if (screen.signal.aborted) return
      const buttons = socials.map((provider) =>
        createProviderButton(screen, language, {
          provider,
          text: texts.provider.goOn(providerName(provider, language)),
          start: (signal) => logInAt(provider, signal),
          done: loggedIn,
        }),
      )
      if (farcaster && openFarcaster) buttons.push(createFarcasterButton(screen, language, undefined, openFarcaster))
      column.replaceChildren(...buttons)
    })
    return [
      ...(notice === undefined ? [] : [createText(document, notice, 'notice')]),
      createText(document, texts.about),
      createAddressForm(screen, language, { send, sent }),
      column,
    ]
  })
}

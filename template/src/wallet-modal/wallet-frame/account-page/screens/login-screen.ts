import type { SocialProvider } from '../../../wallet-server/api'
import { createText } from '../elements'
import type { Stage } from '../stage'
import type { Offered } from '../ways/offered'
import { providerNames } from '../ways/identity-names'
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
  stage.show('Log in to your wallet', (screen) => {
    const { document } = screen
    const column = createColumn(document, 'Other ways to log in')
    void offered().then(({ socials, farcaster }) => {
      if (screen.signal.aborted) return
      const buttons = socials.map((provider) =>
        createProviderButton(screen, {
          provider,
          text: `Continue with ${providerNames[provider]}`,
          start: (signal) => logInAt(provider, signal),
          done: loggedIn,
        }),
      )
      if (farcaster && openFarcaster) buttons.push(createFarcasterButton(screen, undefined, openFarcaster))
      column.replaceChildren(...buttons)
    })
    return [
      ...(notice === undefined ? [] : [createText(document, notice, 'notice')]),
      createText(
        document,
        'Here you see your secret words, lock the wallet with a passkey, and change how you log in and where.',
      ),
      createAddressForm(screen, { submit: 'Send code', send, sent }),
      column,
    ]
  })
}

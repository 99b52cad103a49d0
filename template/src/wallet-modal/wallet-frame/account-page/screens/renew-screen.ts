import type { SocialProvider } from '../../../wallet-server/api'
import { createActions, createButton, createText } from '../elements'
import type { Stage } from '../stage'
import { describeIdentity } from '../ways/identity-names'
import { createColumn, createFarcasterButton, createProviderButton } from './provider-button'

interface RenewOptions<Sent, Login> {
  emails: readonly string[]
  accounts: readonly { provider: SocialProvider; name: string }[]
  /** The names of the wallet's Farcaster accounts. */
  farcasterNames: readonly string[]
  openFarcaster: () => Promise<void>
  send: (email: string) => Promise<Sent>
  sent: (answer: Sent) => void
  logInAt: (provider: SocialProvider, signal: AbortSignal) => Promise<Login>
  loggedIn: (login: Login) => void
  back: () => void
}

/** Asks a visitor whose login is too old to log in again, with one of the given identities of the wallet. */
export function showRenewScreen<Sent, Login>(stage: Stage, options: RenewOptions<Sent, Login>): void {
  const { emails, accounts, farcasterNames, openFarcaster, send, sent, logInAt, loggedIn, back } = options
  const isCodeOnly = accounts.length + farcasterNames.length === 0 && emails.length > 0
  stage.show(isCodeOnly ? 'Enter a new code' : 'Log in again', (screen) => {
    const { document } = screen
    const codes = emails.map((email) =>
      createButton(document, {
        testId: 'wa-send',
        text: isCodeOnly ? 'Send code' : `Send a code to ${email}`,
        isPrimary: true,
        onClick: () => screen.run(() => send(email), sent),
      }),
    )
    const windows = accounts.map(({ provider, name }) =>
      createProviderButton(screen, {
        provider,
        text: `Continue with ${describeIdentity({ provider, name })}`,
        start: (signal) => logInAt(provider, signal),
        done: loggedIn,
      }),
    )
    const phones = farcasterNames.map((name) => createFarcasterButton(screen, name, openFarcaster))
    const how = isCodeOnly ? emails.map((email) => ` We send a code to ${email}.`).join('') : ''
    if (codes.length + windows.length + phones.length === 0)
      screen.fail('None of your logins works on this page. Log out, and log in with an e-mail address')
    return [
      createText(document, `This needs a login that is at most five minutes old.${how}`),
      createColumn(document, 'Ways to log in', ...codes, ...windows, ...phones),
      createActions(document, createButton(document, { testId: 'wa-back', text: 'Back', onClick: back })),
    ]
  })
}

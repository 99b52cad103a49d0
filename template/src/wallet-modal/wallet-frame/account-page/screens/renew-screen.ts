import type { SocialProvider } from '../../../wallet-server/api'
import { createActions, createButton, createText } from '../elements'
import type { Stage } from '../stage'
import { commonTexts } from '../../locales/common-texts'
import { loginTexts } from '../texts/login-texts'
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
  const { renew: texts, ways, provider: providerTexts, sendCode } = stage.language.textsOf(loginTexts)
  const isCodeOnly = accounts.length + farcasterNames.length === 0 && emails.length > 0
  stage.show(isCodeOnly ? texts.codeTitle : texts.title, (screen) => {
    const { document } = screen
    const codes = emails.map((email) =>
      createButton(document, {
        testId: 'wa-send',
        text: isCodeOnly ? sendCode : texts.sendTo(email),
        isPrimary: true,
        onClick: () => screen.run(() => send(email), sent),
      }),
    )
    const windows = accounts.map(({ provider, name }) =>
      createProviderButton(screen, stage.language, {
        provider,
        text: providerTexts.goOn(describeIdentity({ provider, name })),
        start: (signal) => logInAt(provider, signal),
        done: loggedIn,
      }),
    )
    const phones = farcasterNames.map((name) => createFarcasterButton(screen, stage.language, name, openFarcaster))
    const how = isCodeOnly ? emails.map((email) => texts.sends(email)) : []
    if (codes.length + windows.length + phones.length === 0) screen.fail(texts.none)
    return [
      ...[texts.age, ...how].map((text) => createText(document, text)),
      createColumn(document, ways.title, ...codes, ...windows, ...phones),
      createActions(
        document,
        createButton(document, { testId: 'wa-back', text: stage.language.textsOf(commonTexts).back, onClick: back }),
      ),
    ]
  })
}

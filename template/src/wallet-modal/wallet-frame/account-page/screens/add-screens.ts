import type { SocialProvider } from '../../../wallet-server/api'
import { createActions, createButton, createText } from '../elements'
import type { Stage } from '../stage'
import { providerNames } from '../ways/identity-names'
import { createAddressForm } from './address-form'
import { createColumn, createProviderButton } from './provider-button'

interface AddOptions<T> {
  provider: SocialProvider
  /** The reason why the last try did not add the account. Undefined for the first try. */
  problem: string | undefined
  prove: (signal: AbortSignal) => Promise<T>
  proven: (proof: T) => void
  back: () => void
}

/** Lets the visitor log in at a provider. Afterwards, the account at the provider can log in to the wallet, too. */
export function showAddScreen<T>(stage: Stage, { provider, problem, prove, proven, back }: AddOptions<T>): void {
  const name = providerNames[provider]
  stage.show(`Add ${name}`, (screen) => {
    const { document } = screen
    if (problem !== undefined) screen.fail(problem)
    return [
      createText(
        document,
        `Log in at ${name}, in a window of its own. After that, whoever can log in with this account can use the wallet, unless a passkey locks it.`,
      ),
      createColumn(
        document,
        'Ways to log in',
        createProviderButton(screen, { provider, text: `Continue with ${name}`, start: prove, done: proven }),
      ),
      createActions(document, createButton(document, { testId: 'wa-back', text: 'Back', onClick: back })),
    ]
  })
}

interface AddEmailOptions<T> {
  title: string
  send: (email: string) => Promise<T>
  sent: (answer: T) => void
  back: () => void
}

/** Asks for an e-mail address. Afterwards, a code to the address can log in to the wallet, too. */
export function showAddEmailScreen<T>(stage: Stage, { title, send, sent, back }: AddEmailOptions<T>): void {
  stage.show(title, (screen) => {
    const { document } = screen
    return [
      createText(
        document,
        'We send a code to the address. After that, whoever reads its mail can use the wallet, unless a passkey locks it.',
      ),
      createAddressForm(screen, { submit: 'Send code', send, sent }),
      createActions(document, createButton(document, { testId: 'wa-back', text: 'Back', onClick: back })),
    ]
  })
}

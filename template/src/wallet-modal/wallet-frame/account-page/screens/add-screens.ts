import type { SocialProvider } from '../../../wallet-server/api'
import { createActions, createButton, createText } from '../elements'
import type { Stage } from '../stage'
import { commonTexts } from '../../locales/common-texts'
import { loginTexts } from '../texts/login-texts'
import { providerName } from '../ways/identity-names'
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
  const { language } = stage
  const { add: texts, ways, provider: providerTexts } = language.textsOf(loginTexts)
  const name = providerName(provider, language)
  stage.show(texts.title(name), (screen) => {
    const { document } = screen
    if (problem !== undefined) screen.fail(problem)
    return [
      createText(document, texts.about(name)),
      createColumn(
        document,
        ways.title,
        createProviderButton(screen, language, {
          provider,
          text: providerTexts.goOn(name),
          start: prove,
          done: proven,
        }),
      ),
      createActions(
        document,
        createButton(document, { testId: 'wa-back', text: language.textsOf(commonTexts).back, onClick: back }),
      ),
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
  const { language } = stage
  stage.show(title, (screen) => {
    const { document } = screen
    return [
      createText(document, language.textsOf(loginTexts).addEmail.about),
      createAddressForm(screen, language, { send, sent }),
      createActions(
        document,
        createButton(document, { testId: 'wa-back', text: language.textsOf(commonTexts).back, onClick: back }),
      ),
    ]
  })
}

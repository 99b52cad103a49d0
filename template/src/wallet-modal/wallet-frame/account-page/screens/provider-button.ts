import type { SocialProvider } from '../../../wallet-server/api'
import { createElement } from '../../approval/approval-rows'
import { createButton } from '../elements'
import type { FrameLanguage } from '../../locales/language'
import type { Screen } from '../stage'
import { loginTexts } from '../texts/login-texts'
import { describeIdentity, providerName } from '../ways/identity-names'

interface ProviderButtonOptions<T> {
  provider: SocialProvider
  text: string
  /** Called while the click is handled. The signal aborts when the visitor starts something else or leaves the screen. */
  start: (signal: AbortSignal) => Promise<T>
  done: (result: T) => void
}

/** Creates a button that opens the window of a provider. */
export function createProviderButton<T>(
  screen: Screen,
  language: FrameLanguage,
  { provider, text, start, done }: ProviderButtonOptions<T>,
): HTMLButtonElement {
  const status = language.textsOf(loginTexts).provider.inWindow(providerName(provider, language))
  return createButton(screen.document, {
    testId: `wa-social-${provider}`,
    text,
    onClick: () => screen.run(start, done, { status, givesWay: true }),
  })
}

/** Creates the button that opens the login with Farcaster. @param name the visitor's name at Farcaster, if the page knows it */
export function createFarcasterButton(
  screen: Screen,
  language: FrameLanguage,
  name: string | undefined,
  open: () => Promise<void>,
) {
  const who =
    name === undefined ? providerName('farcaster', language) : describeIdentity({ provider: 'farcaster', name })
  return createButton(screen.document, {
    testId: 'wa-social-farcaster',
    text: language.textsOf(loginTexts).provider.goOn(who),
    // Opening the login loads its code. After that, another screen is shown.
    onClick: () => screen.run(open, () => {}),
  })
}

/** Creates a column of buttons. A column without buttons takes no space. */
export function createColumn(document: Document, label: string, ...buttons: readonly HTMLElement[]): HTMLElement {
  const column = createElement(document, 'div', 'ways')
  column.setAttribute('role', 'group')
  column.setAttribute('aria-label', label)
  column.append(...buttons)
  return column
}

import { createElement } from '../approval/approval-rows'
import { showGuarded } from '../approval/guarded-screen'
import { createButton, createDetails, createExplanation, createHeader, createScreen } from '../approval/screen-parts'
import type { FramePlatform } from '../platform'
import type { Visitor } from './visitor'

const texts = {
  title: 'Use your wallet here?',
  loggedIn: 'You are logged in to your wallet in this browser as',
  sees: 'This site will see your e-mail address and the addresses of your accounts. It can ask you to sign; you decide each time.',
  allow: 'Go on',
  code: 'Get a code',
  covered: 'Something covers this window. Move it away, wait a moment, and press again.',
} as const

/**
 * Creates the function that asks whether a site may use the wallet that the visitor is logged in to at another site. The screen has
 * the same protection as the approval screen.
 */
export function createConsentScreen(platform: Pick<FramePlatform, 'window' | 'after'>): Visitor['consent'] {
  const { document } = platform.window
  return ({ origin, user }, given) => {
    const who = createExplanation(document, `${texts.loggedIn} `)
    const address = createElement(document, 'strong', 'address', user)
    address.dataset['testid'] = 'wf-consent-email'
    who.append(address, '.')
    const code = createButton(document, 'button', 'wf-consent-code', texts.code)
    const allow = createButton(document, 'button primary', 'wf-consent-allow', texts.allow)
    const setDisabled = (isDisabled: boolean) => {
      code.disabled = isDisabled
      allow.disabled = isDisabled
    }
    setDisabled(true)
    const shown = createScreen(document, {
      testId: 'wf-consent',
      role: 'dialog',
      header: createHeader(document, texts.title, origin),
      details: createDetails(document, who, createExplanation(document, texts.sees)),
      buttons: [code, allow],
    })
    const guarded = { ...shown, coveredText: texts.covered, onSettled: () => setDisabled(false) }
    return showGuarded<boolean>(platform, guarded, given, ({ finish, onPress }) => {
      onPress(code, 'nothing', () => finish(false))
      onPress(allow, 'clear', () => finish(true))
    })
  }
}

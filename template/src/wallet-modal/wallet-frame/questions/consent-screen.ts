import { createElement } from '../approval/approval-rows'
import { showGuarded } from '../approval/guarded-screen'
import { createButton, createDetails, createExplanation, createHeader, createScreen } from '../approval/screen-parts'
import type { FramePlatform } from '../platform'
import { commonTexts } from '../locales/common-texts'
import { fillSentence } from '../locales/fill-sentence'
import { questionTexts } from './question-texts'
import type { Visitor } from './visitor'

/**
 * Creates the function that asks whether a site may use the wallet that the visitor is logged in to at another site. The screen has
 * the same protection as the approval screen.
 */
export function createConsentScreen(platform: Pick<FramePlatform, 'window' | 'after'>): Visitor['consent'] {
  const { document } = platform.window
  return ({ origin, language, user }, given) => {
    const { covered, consent: texts } = language.textsOf(questionTexts)
    const address = createElement(document, 'strong', 'address', user ?? texts.yourAccount)
    address.dir = 'auto'
    address.dataset['testid'] = 'wf-consent-email'
    const who = createElement(document, 'p', 'explanation')
    who.append(...fillSentence(texts.loggedIn, address))
    const code = createButton(document, 'button', 'wf-consent-code', texts.code)
    const allow = createButton(document, 'button primary', 'wf-consent-allow', language.textsOf(commonTexts).goOn)
    const setDisabled = (isDisabled: boolean) => {
      code.disabled = isDisabled
      allow.disabled = isDisabled
    }
    setDisabled(true)
    const shown = createScreen(document, {
      language,
      testId: 'wf-consent',
      role: 'dialog',
      header: createHeader(document, texts.title, origin),
      details: createDetails(document, who, createExplanation(document, texts.sees)),
      buttons: [code, allow],
    })
    const guarded = { ...shown, coveredText: covered, onSettled: () => setDisabled(false) }
    return showGuarded<boolean>(platform, guarded, given, ({ finish, onPress }) => {
      onPress(code, 'nothing', () => finish(false))
      onPress(allow, 'clear', () => finish(true))
    })
  }
}

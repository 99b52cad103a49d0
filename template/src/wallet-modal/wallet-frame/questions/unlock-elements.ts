import { createElement } from '../approval/approval-rows'
import { createButton, createDetails, createExplanation, createHeader, createScreen } from '../approval/screen-parts'
import { commonTexts } from '../locales/common-texts'
import { questionTexts } from './question-texts'
import type { UnlockQuestion } from './visitor'

/** Creates the elements of the screen that opens a wallet. */
export function createUnlockElements(
  document: Document,
  { origin, language }: Pick<UnlockQuestion, 'origin' | 'language'>,
) {
  const texts = language.textsOf(commonTexts)
  const { open, explanation } = language.textsOf(questionTexts).unlock
  const problem = createElement(document, 'p', 'warning')
  problem.dataset['testid'] = 'wf-unlock-problem'
  problem.id = 'wf-problem'
  problem.setAttribute('role', 'alert')
  const input = createElement(document, 'input', 'code-input')
  input.dataset['testid'] = 'wf-unlock-input'
  input.id = 'wf-code'
  input.autocomplete = 'off'
  input.dir = 'ltr'
  input.spellcheck = false
  input.maxLength = 80
  input.setAttribute('autocapitalize', 'characters')
  input.setAttribute('aria-describedby', problem.id)
  const label = createElement(document, 'label', 'code-label', texts.recoveryCode)
  label.htmlFor = input.id
  const field = createElement(document, 'div', 'code-field')
  field.append(label, input)
  const submit = createButton(document, 'button primary', 'wf-unlock-submit', open)
  const passkey = createButton(document, 'button primary', 'wf-unlock-passkey', texts.usePasskey)
  const code = createButton(document, 'button', 'wf-unlock-code', texts.useCode)
  const cancel = createButton(document, 'button', 'wf-unlock-cancel', texts.cancel)
  const shown = createScreen(document, {
    language,
    testId: 'wf-unlock',
    role: 'dialog',
    header: createHeader(document, texts.openWallet, origin),
    details: createDetails(document, createExplanation(document, explanation), problem, field),
    buttons: [submit, passkey, code, cancel],
  })
  return { shown, problem, field, input, submit, passkey, code, cancel }
}

/** Shows the input for the code, or the two ways to open the wallet. */
export function showWay(
  parts: ReturnType<typeof createUnlockElements>,
  kinds: UnlockQuestion['kinds'],
  isCode: boolean,
): void {
  const { field, submit, passkey, code } = parts
  field.hidden = !isCode
  submit.hidden = !isCode
  passkey.hidden = !kinds.includes('login+passkey')
  code.hidden = isCode || !kinds.includes('login+code')
  passkey.classList.toggle('primary', !isCode)
}

import { createElement } from './approval-rows'
import { createButton, createHeader, createStatus } from './screen-parts'
import type { UnlockQuestion } from './unlocking'

const texts = {
  title: 'Open your wallet',
  passkey: 'Use passkey',
  code: 'Use recovery code',
  submit: 'Open',
  cancel: 'Cancel',
  label: 'Recovery code',
  explanation: 'Your wallet is locked. Open it to go on. It closes again after 15 minutes without use.',
} as const

/** Creates the elements of the screen that opens a wallet. */
export function createUnlockElements(document: Document, origin: string) {
  const screen = createElement(document, 'div', 'screen')
  screen.dataset['testid'] = 'wf-unlock'
  screen.setAttribute('role', 'dialog')
  screen.setAttribute('aria-labelledby', 'wf-title')
  const problem = createElement(document, 'p', 'warning')
  problem.dataset['testid'] = 'wf-unlock-problem'
  problem.id = 'wf-problem'
  problem.setAttribute('role', 'alert')
  const input = createElement(document, 'input', 'code-input')
  input.dataset['testid'] = 'wf-unlock-input'
  input.id = 'wf-code'
  input.autocomplete = 'off'
  input.spellcheck = false
  input.maxLength = 80
  input.setAttribute('autocapitalize', 'characters')
  input.setAttribute('aria-describedby', problem.id)
  const label = createElement(document, 'label', 'code-label', texts.label)
  label.htmlFor = input.id
  const field = createElement(document, 'div', 'code-field')
  field.append(label, input)
  const details = createElement(document, 'section', 'details')
  details.append(createElement(document, 'p', 'explanation', texts.explanation), problem, field)
  const submit = createButton(document, 'button primary', 'wf-unlock-submit', texts.submit)
  const passkey = createButton(document, 'button primary', 'wf-unlock-passkey', texts.passkey)
  const code = createButton(document, 'button', 'wf-unlock-code', texts.code)
  const cancel = createButton(document, 'button', 'wf-unlock-cancel', texts.cancel)
  const actions = createElement(document, 'div', 'actions')
  actions.append(submit, passkey, code, cancel)
  const status = createStatus(document)
  const footer = createElement(document, 'footer', 'footer')
  footer.append(status, actions)
  screen.append(createHeader(document, texts.title, origin), details, footer)
  return { screen, problem, field, input, submit, passkey, code, cancel, actions, status }
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

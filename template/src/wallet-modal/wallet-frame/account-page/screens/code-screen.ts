import { createActions, createButton, createForm, createText } from '../elements'
import type { Stage } from '../stage'
import { commonTexts } from '../../locales/common-texts'
import { loginTexts } from '../texts/login-texts'

interface CodeOptions<Checked, Sent> {
  email: string
  notice?: string | undefined
  /** The text of the button that sends the code. */
  submit: string
  check: (code: string) => Promise<Checked>
  checked: (answer: Checked) => void
  sendAgain: () => Promise<Sent>
  sentAgain: (answer: Sent) => void
  back: () => void
}

/** Asks for the code of the e-mail. */
export function showCodeScreen<Checked, Sent>(stage: Stage, options: CodeOptions<Checked, Sent>): void {
  const { email, notice, submit, check, checked, sendAgain, sentAgain, back } = options
  const texts = stage.language.textsOf(loginTexts).code
  stage.show(texts.title, (screen) => {
    const { document } = screen
    const { form, input } = createForm(document, {
      testId: 'wa-code',
      label: texts.label,
      attributes: { type: 'text', inputmode: 'numeric', autocomplete: 'one-time-code', maxlength: '12', dir: 'ltr' },
      submit: { testId: 'wa-login', text: submit },
      onSubmit(value) {
        const code = value.replaceAll(/[\s-]/g, '')
        input.focus()
        if (!/^\d{6}$/.test(code)) return screen.fail(texts.sixDigits)
        input.value = ''
        screen.run(() => check(code), checked)
      },
    })
    const again = createButton(document, {
      testId: 'wa-send-again',
      text: texts.sendAgain,
      onClick: () => screen.run(sendAgain, sentAgain),
    })
    const other = createButton(document, {
      testId: 'wa-back',
      text: stage.language.textsOf(commonTexts).back,
      onClick: back,
    })
    return [createText(document, notice ?? texts.sent(email)), form, createActions(document, again, other)]
  })
}

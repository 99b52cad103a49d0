import { createActions, createButton, createForm, createText } from '../elements'
import type { Stage } from '../stage'

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
  stage.show('Enter the code', (screen) => {
    const { document } = screen
    const { form, input } = createForm(document, {
      testId: 'wa-code',
      label: 'Code',
      attributes: { type: 'text', inputmode: 'numeric', autocomplete: 'one-time-code', maxlength: '12' },
      submit: { testId: 'wa-login', text: submit },
      onSubmit(value) {
        const code = value.replaceAll(/[\s-]/g, '')
        input.focus()
        if (!/^\d{6}$/.test(code)) return screen.fail('The code has six digits')
        input.value = ''
        screen.run(() => check(code), checked)
      },
    })
    const again = createButton(document, {
      testId: 'wa-send-again',
      text: 'Send a new code',
      onClick: () => screen.run(sendAgain, sentAgain),
    })
    const other = createButton(document, { testId: 'wa-back', text: 'Back', onClick: back })
    return [
      createText(document, notice ?? `We sent a code of six digits to ${email}. It works for 20 minutes.`),
      form,
      createActions(document, again, other),
    ]
  })
}

import type { Bytes } from '../../bytes'
import { createElement } from '../../approval/approval-rows'
import type { ButtonOptions } from '../elements'
import { createActions, createButton, createList, createText } from '../elements'
import type { Stage } from '../stage'

interface StepOptions {
  title: string
  texts: readonly string[]
  next: ButtonOptions
  back: () => void
}

/** Says what is going to change, before anything changes. */
export function showStepScreen(stage: Stage, { title, texts, next, back }: StepOptions): void {
  stage.show(title, ({ document }) => [
    createList(document, texts),
    createActions(
      document,
      createButton(document, { ...next, isPrimary: true }),
      createButton(document, { testId: 'wa-back', text: 'Back', onClick: back }),
    ),
  ])
}

/** Shows the recovery code. */
export function showCodePage(stage: Stage, { text, next, back }: { text: string; next: () => void; back: () => void }) {
  stage.show('Write down your recovery code', ({ document }) => {
    const code = createElement(document, 'p', 'code', text)
    code.dataset['testid'] = 'wa-recovery-code'
    return [
      createText(
        document,
        'Without the passkey, this code and a login open your wallet. Write it on paper. It is not shown again later.',
      ),
      code,
      createText(
        document,
        'Type this code only where your wallet asks for it. Nobody of us asks for it in a mail, in a chat or on the phone.',
        'warning',
      ),
      createActions(
        document,
        createButton(document, {
          testId: 'wa-written',
          text: 'I have written it down',
          isPrimary: true,
          onClick: next,
        }),
        createButton(document, { testId: 'wa-back', text: 'Cancel', onClick: back }),
      ),
    ]
  })
}

interface PasskeyStepOptions {
  /** False when the passkey that opened the wallet is used again. */
  isNew: boolean
  take: () => Promise<Bytes>
  taken: (output: Bytes) => void
  back: () => void
}

/** The last step of a lock. The browser wants its question about the passkey to come right with the click. */
export function showPasskeyStep(stage: Stage, { isNew, take, taken, back }: PasskeyStepOptions): void {
  const texts = isNew
    ? {
        title: 'Create your passkey',
        text: 'Your browser asks for your fingerprint, your face or the code of this device. The wallet is locked right after it.',
        action: 'Create passkey',
      }
    : {
        title: 'Save the new recovery code',
        text: 'Your passkey stays the same. The old recovery code stops working right after this.',
        action: 'Save the new recovery code',
      }
  stage.show(texts.title, (screen) => {
    const { document } = screen
    return [
      createText(document, texts.text),
      createActions(
        document,
        createButton(document, {
          testId: isNew ? 'wa-create-passkey' : 'wa-save-code',
          text: texts.action,
          isPrimary: true,
          onClick: () => screen.run(take, taken),
        }),
        createButton(document, { testId: 'wa-back', text: 'Cancel', onClick: back }),
      ),
    ]
  })
}

/** Says what has changed. */
export function showDoneScreen(stage: Stage, { title, text, home }: { title: string; text: string; home: () => void }) {
  stage.show(title, ({ document }) => [
    createText(document, text),
    createActions(
      document,
      createButton(document, { testId: 'wa-home', text: 'Back to your wallet', isPrimary: true, onClick: home }),
    ),
  ])
}

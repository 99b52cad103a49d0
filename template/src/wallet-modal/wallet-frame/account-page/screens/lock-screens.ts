import type { Bytes } from '../../bytes'
import { createElement } from '../../approval/approval-rows'
import type { ButtonOptions } from '../elements'
import { createActions, createButton, createList, createText } from '../elements'
import type { Stage } from '../stage'
import { commonTexts } from '../../locales/common-texts'
import { lockTexts } from '../texts/lock-texts'

interface StepOptions {
  title: string
  texts: readonly string[]
  next: ButtonOptions
  back: () => void
}

/** Says what is going to change, before anything changes. */
export function showStepScreen(stage: Stage, { title, texts, next, back }: StepOptions): void {
  const { back: backText } = stage.language.textsOf(commonTexts)
  stage.show(title, ({ document }) => [
    createList(document, texts),
    createActions(
      document,
      createButton(document, { ...next, isPrimary: true }),
      createButton(document, { testId: 'wa-back', text: backText, onClick: back }),
    ),
  ])
}

/** Shows the recovery code. */
export function showCodePage(stage: Stage, { text, next, back }: { text: string; next: () => void; back: () => void }) {
  const { cancel } = stage.language.textsOf(commonTexts)
  const texts = stage.language.textsOf(lockTexts).code
  stage.show(texts.title, ({ document }) => {
    const code = createElement(document, 'p', 'code', text)
    code.dataset['testid'] = 'wa-recovery-code'
    code.dir = 'ltr'
    return [
      createText(document, texts.about),
      code,
      createText(document, texts.warning, 'warning'),
      createActions(
        document,
        createButton(document, {
          testId: 'wa-written',
          text: texts.written,
          isPrimary: true,
          onClick: next,
        }),
        createButton(document, { testId: 'wa-back', text: cancel, onClick: back }),
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
  const { cancel } = stage.language.textsOf(commonTexts)
  const { passkey, save } = stage.language.textsOf(lockTexts)
  const texts = isNew ? passkey : { ...save, action: save.title }
  stage.show(texts.title, (screen) => {
    const { document } = screen
    return [
      createText(document, texts.about),
      createActions(
        document,
        createButton(document, {
          testId: isNew ? 'wa-create-passkey' : 'wa-save-code',
          text: texts.action,
          isPrimary: true,
          onClick: () => screen.run(take, taken),
        }),
        createButton(document, { testId: 'wa-back', text: cancel, onClick: back }),
      ),
    ]
  })
}

/** Says what has changed. */
export function showDoneScreen(stage: Stage, { title, text, home }: { title: string; text: string; home: () => void }) {
  const { backToWallet } = stage.language.textsOf(lockTexts)
  stage.show(title, ({ document }) => [
    createText(document, text),
    createActions(
      document,
      createButton(document, { testId: 'wa-home', text: backToWallet, isPrimary: true, onClick: home }),
    ),
  ])
}

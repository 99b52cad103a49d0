import { createActions, createButton, createText } from '../elements'
import type { Stage } from '../stage'
import { commonTexts } from '../../locales/common-texts'

/** Shows that the page works. */
export function showProgressScreen(stage: Stage, title: string): void {
  stage.show(title, ({ document }) => {
    const text = createText(document, stage.language.textsOf(commonTexts).oneMoment, 'hint')
    text.setAttribute('role', 'status')
    return [text]
  })
}

interface FailureOptions {
  title: string
  problem: string
  note?: string | undefined
  again: () => void
  back: () => void
}

/** Shows why something did not work, and lets the visitor try again. */
export function showFailureScreen(stage: Stage, { title, problem, note, again, back }: FailureOptions): void {
  const texts = stage.language.textsOf(commonTexts)
  stage.show(title, (screen) => {
    const { document } = screen
    screen.fail(problem)
    const buttons = createActions(
      document,
      createButton(document, { testId: 'wa-again', text: texts.again, isPrimary: true, onClick: again }),
      createButton(document, { testId: 'wa-back', text: texts.back, onClick: back }),
    )
    return note === undefined ? [buttons] : [createText(document, note), buttons]
  })
}

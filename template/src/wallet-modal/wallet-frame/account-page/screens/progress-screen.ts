import { createActions, createButton, createText } from '../elements'
import type { Stage } from '../stage'

/** Shows that the page works. */
export function showProgressScreen(stage: Stage, title: string): void {
  stage.show(title, ({ document }) => {
    const text = createText(document, 'One moment…', 'hint')
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
  stage.show(title, (screen) => {
    const { document } = screen
    screen.fail(problem)
    const buttons = createActions(
      document,
      createButton(document, { testId: 'wa-again', text: 'Try again', isPrimary: true, onClick: again }),
      createButton(document, { testId: 'wa-back', text: 'Back', onClick: back }),
    )
    return note === undefined ? [buttons] : [createText(document, note), buttons]
  })
}

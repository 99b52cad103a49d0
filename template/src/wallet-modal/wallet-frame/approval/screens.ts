import { createApprovalQueue } from './approval-queue'
import { clearScreen, showProgress } from './progress'

/** What the frame shows: one screen at a time, and between screens what the wallet is doing. */
export interface Screens {
  /** Runs what shows a screen, when no other one is shown. A screen must not wait for another one. */
  show<T>(screen: () => Promise<T>): Promise<T>
  /** Shows what the wallet is doing. Without a text, nothing. A screen that is shown stays. */
  progress(text?: string): void
}

/** Creates the screens of a frame. */
export function createScreens(document: Document): Screens {
  // The limits are elsewhere: whatever shows a screen belongs to a request that was taken.
  const turns = createApprovalQueue(Number.POSITIVE_INFINITY)
  let isShown = false
  let text: string | undefined
  const draw = () => {
    if (isShown) return
    if (text === undefined) clearScreen(document)
    else showProgress(document, text)
  }
  return {
    show: (screen) =>
      turns.run(async () => {
        isShown = true
        try {
          return await screen()
        } finally {
          isShown = false
          draw()
        }
      }),
    progress(next) {
      text = next
      draw()
    },
  }
}

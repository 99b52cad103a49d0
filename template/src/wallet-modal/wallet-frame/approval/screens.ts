import type { FrameLanguage } from '../locales/language'
import { createApprovalQueue } from './approval-queue'
import type { ProgressStep } from './progress'

/** What the frame shows: one screen at a time, and between screens what the wallet is doing. */
export interface Screens {
  /** Runs what shows a screen, when no other one is shown. A screen must not wait for another one. */
  show<T>(screen: () => Promise<T>): Promise<T>
  /** Shows a step of the request, such as waiting for the network. Without a step, the frame shows nothing. An open screen stays. */
  progress(step?: ProgressStep): void
}

/**
 * Creates the screens of a frame.
 * @param language loads the language of the visitor
 */
export function createScreens(document: Document, language: () => Promise<FrameLanguage>): Screens {
  // The limits are elsewhere: whatever shows a screen belongs to a request that was taken.
  const turns = createApprovalQueue(Number.POSITIVE_INFINITY)
  let isShown = false
  let step: ProgressStep | undefined
  const draw = async () => {
    if (isShown) return
    const shown = step
    if (shown === undefined) return document.querySelector('main')?.replaceChildren()
    const [{ showProgress }, words] = await Promise.all([import('./progress'), language()])
    // A screen, or another step, may have taken over while the texts were loaded.
    if (!isShown && shown === step) showProgress(document, shown, words)
  }
  const redraw = () => void draw().catch(() => {})
  return {
    show: (screen) =>
      turns.run(async () => {
        isShown = true
        try {
          return await screen()
        } finally {
          isShown = false
          redraw()
        }
      }),
    progress(next) {
      step = next
      redraw()
    },
  }
}

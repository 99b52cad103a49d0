import type { FramePlatform, FrameWindow } from '../platform'
import type { Approval, AskVisitor } from './approval'
import type { WindowEnd } from './own-window'
import { openOwnWindow } from './own-window'

/** How the window ended in which the visitor confirms. */
type Confirmed = WindowEnd<void>['end']

/** Confirms an approval in a window. The signal closes the window. */
export type Confirm = (approval: Approval, signal: AbortSignal) => Promise<Confirmed>

/** Whether the browser reports that something covers an element: Intersection Observer, version 2. */
export function reportsCovers({ IntersectionObserverEntry: Entry }: FrameWindow): boolean {
  return Entry !== undefined && 'isVisible' in Entry.prototype
}

/**
 * Creates the function that confirms an approval in a window of the wallet. The window shows the wallet's address and the request again.
 * @param askIn creates the function that shows an approval in a window
 */
export function createConfirm(
  platform: Pick<FramePlatform, 'window' | 'after'>,
  askIn: (platform: Pick<FramePlatform, 'window' | 'after'>) => AskVisitor,
): Confirm {
  const { after } = platform
  return async (approval, signal) => {
    const { end } = await openOwnWindow(platform, signal, (window, closing) =>
      askIn({ window, after })(approval, closing),
    )
    return end
  }
}

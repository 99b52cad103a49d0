import type { FramePlatform, FrameWindow } from '../platform'
import type { Approval, AskVisitor } from './approval'

/** What came of the window in which the visitor confirms. */
export type Confirmed = 'approved' | 'declined' | 'closed' | 'blocked'

/** Confirms an approval in a window. The signal closes the window. */
export type Confirm = (approval: Approval, signal: AbortSignal) => Promise<Confirmed>

/** The page of the window, and what its script sends when it has loaded. confirm-page.ts sends the same text. */
const page = 'confirm.html'
const readyMessage = 'confirm-page-ready'

/** How often to look whether the visitor has closed the window, in milliseconds. No event tells that of every window. */
const lookTime = 300

/** Whether the browser reports that something covers an element: Intersection Observer, version 2. */
export function reportsCovers({ IntersectionObserverEntry: Entry }: FrameWindow): boolean {
  return Entry !== undefined && 'isVisible' in Entry.prototype
}

/** Gives the document of the window the styles and the theme of the frame. */
function copyLook(from: Document, to: Document): void {
  for (const sheet of from.querySelectorAll('link[rel="stylesheet"], style')) to.head.append(to.importNode(sheet, true))
  const { dataset, style } = from.documentElement
  Object.assign(to.documentElement.dataset, dataset)
  to.documentElement.style.cssText = style.cssText
}

/**
 * Creates what confirms an approval in a window of its own. The page that embeds the frame cannot cover this window. It shows the address of
 * the wallet, and the same request once more.
 * @param askIn creates what shows an approval in a window
 */
export function createConfirm(
  platform: Pick<FramePlatform, 'window' | 'after'>,
  askIn: (platform: Pick<FramePlatform, 'window' | 'after'>) => AskVisitor,
): Confirm {
  const { window: frame, after } = platform

  // The window is opened before anything else happens, because browsers open windows for a click only.
  return (approval, signal) =>
    new Promise((resolve) => {
      const opened = frame.open(page, '_blank', 'popup,width=400,height=640')
      if (!opened) return resolve('blocked')
      const ended = new AbortController()
      let cancel = () => {}
      const end = (outcome: Confirmed) => {
        if (ended.signal.aborted) return
        ended.abort()
        cancel()
        opened.close()
        resolve(outcome)
      }
      const look = () => {
        if (opened.closed) end('closed')
        else cancel = after(lookTime, look)
      }
      const onReady = ({ source, origin, data }: MessageEvent) => {
        if (source !== opened || origin !== frame.location.origin || data !== readyMessage) return
        copyLook(frame.document, opened.document)
        const ask = askIn({ window: opened, after })
        ask(approval, ended.signal).then(
          () => end('approved'),
          () => end('declined'),
        )
      }
      frame.addEventListener('message', onReady, { signal: ended.signal })
      signal.addEventListener('abort', () => end('declined'), { signal: ended.signal })
      look()
    })
}

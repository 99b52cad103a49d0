import type { FramePlatform, FrameWindow } from '../platform'

/** How a window ended: with the value of its use, or without a value. */
export type WindowEnd<T> = { end: 'done'; value: T } | { end: 'declined' | 'closed' | 'blocked' }

/** The page of the window, and the message that its script sends when the page has loaded. confirm-page.ts has the same text. */
const page = 'confirm.html'
const readyMessage = 'confirm-page-ready'

/** How often to check whether the visitor has closed the window, in milliseconds. No event reports a closed window. */
const lookTime = 300

/** Copies the styles and the theme of the frame into the document of the window. */
function copyLook(from: Document, to: Document): void {
  for (const sheet of from.querySelectorAll('link[rel="stylesheet"], style')) to.head.append(to.importNode(sheet, true))
  const { dataset, style } = from.documentElement
  Object.assign(to.documentElement.dataset, dataset)
  to.documentElement.style.cssText = style.cssText
}

/**
 * Opens a window with the wallet's own address. The page that embeds the frame cannot cover this window. Call this function while the
 * visitor's click is handled, because browsers open windows for a click only.
 * @param signal closes the window
 * @param show shows something in the window. `show` gets the window, and a signal that aborts when the window is closed. If `show` rejects,
 * the window ends as declined.
 */
export function openOwnWindow<T>(
  { window: frame, after }: Pick<FramePlatform, 'window' | 'after'>,
  signal: AbortSignal,
  show: (opened: FrameWindow, closing: AbortSignal) => Promise<T>,
): Promise<WindowEnd<T>> {
  return new Promise((resolve) => {
    const opened = frame.open(page, '_blank', 'popup,width=400,height=640')
    if (!opened) return resolve({ end: 'blocked' })
    const ended = new AbortController()
    let cancel = () => {}
    const end = (outcome: WindowEnd<T>) => {
      if (ended.signal.aborted) return
      ended.abort()
      cancel()
      opened.close()
      resolve(outcome)
    }
    const look = () => {
      if (opened.closed) end({ end: 'closed' })
      else cancel = after(lookTime, look)
    }
    const onReady = ({ source, origin, data }: MessageEvent) => {
      if (source !== opened || origin !== frame.location.origin || data !== readyMessage) return
      copyLook(frame.document, opened.document)
      show(opened, ended.signal).then(
        (value) => end({ end: 'done', value }),
        () => end({ end: 'declined' }),
      )
    }
    frame.addEventListener('message', onReady, { signal: ended.signal })
    signal.addEventListener('abort', () => end({ end: 'declined' }), { signal: ended.signal })
    return look()
  })
}

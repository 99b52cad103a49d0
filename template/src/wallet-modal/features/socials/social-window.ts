import { isRecord } from '../../domain/errors/errors'
import type { Scheduler } from '../../domain/timeout'
import { onceClosed, openPopUp } from '../../platform/pop-up'

/** The longest answer of a provider, in characters. The frame has the same limit. */
const maxAnswer = 2_048

/**
 * Opens the window for a provider. The window first shows a page of the wallet. Call this function while the visitor's click is handled,
 * because browsers open windows for a click only.
 * @returns null if the browser blocks the window
 */
export function openSocialWindow(page: Window, wallet: string): Window | null {
  return openPopUp(page, `${wallet}/loading.html`, 'popupWindow')
}

/** How the wait for the window ended: with an answer, because the window was closed, or with an answer from an origin other than the wallet's. */
export type WindowEnd = { kind: 'answer'; uri: string } | { kind: 'closed' | 'untrusted' }

interface Waiting {
  /** The window of the app. */
  page: Window
  /** The origin of the wallet frame. An answer must come from this origin. */
  origin: string
  after: Scheduler
  signal: AbortSignal
}

/** Waits until the window sends the provider's answer, or is closed. Ignores messages of other windows. Never settles after an abort. */
export function windowEnd(opened: Window, { page, origin, after, signal }: Waiting): Promise<WindowEnd> {
  const ending = new AbortController()
  const listening = AbortSignal.any([signal, ending.signal])
  return new Promise<WindowEnd>((resolve) => {
    const receive = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      const uri = isRecord(data) ? data['resultUri'] : undefined
      if (source !== opened || typeof uri !== 'string' || uri.length > maxAnswer) return
      resolve(from === origin ? { kind: 'answer', uri } : { kind: 'untrusted' })
    }
    page.addEventListener('message', receive, { signal: listening })
    // A window that has just sent its answer closes itself.
    onceClosed(opened, { after, signal: listening }, () => resolve({ kind: 'closed' }))
  }).finally(() => ending.abort())
}

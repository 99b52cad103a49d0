import { isRecord } from '../../domain/errors/errors'
import type { Scheduler } from '../../domain/timeout'
import { onceClosed, openPopUp } from '../../platform/pop-up'

/** How often to check whether the window shows the wallet's page, in milliseconds. No event of the page reports this. */
const checkInterval = 50
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

/**
 * Waits until the browser has replaced the empty page of a new window by the page of the wallet. A page that cuts its ties to other pages
 * (COOP) loses its access to the window at this moment, and not before. Then `opened.closed` is true. Never settles after an abort.
 */
export function untilShown(opened: Window, { after, signal }: Pick<Waiting, 'after' | 'signal'>): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (signal.aborted) return
      if (opened.closed || !isEmpty(opened)) resolve()
      else after(checkInterval, check)
    }
    check()
  })
}

function isEmpty(opened: Window): boolean {
  try {
    return opened.location.href === 'about:blank'
  } catch {
    // A page may not read the address of a window on another origin.
    return false
  }
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

import type { Scheduler } from '../domain/timeout'

const features = 'width=600,height=800,scrollbars=yes'
/** How often to check whether the visitor has closed the window, in milliseconds. No event reports a closed window. */
const checkInterval = 1_000

/**
 * Opens a window of 600 by 800 pixels. Call this function while the visitor's click is handled, because browsers open windows for a click
 * only.
 * @param name a window with this name is used again. Default: always a new window
 * @returns null if the browser blocks the window
 */
export function openPopUp(page: Window, url: string, name = '_blank'): Window | null {
  try {
    return page.open(url, name, features)
  } catch {
    return null
  }
}

/**
 * Opens a page of another party in a window that has no access to this page. Call this function while the visitor's click is handled.
 * @returns null if the browser blocks the window
 */
export function openDetached(page: Window, url: string): Window | null {
  const opened = openEmpty(page)
  if (opened) opened.location.href = url
  return opened
}

/**
 * Opens an empty window that has no access to this page. Lead the window on by its `location.href` when the address is known. Call this
 * function while the visitor's click is handled.
 * @returns null if the browser blocks the window
 */
export function openEmpty(page: Window): Window | null {
  const opened = openPopUp(page, '')
  // The page that will be shown there must not be able to lead this page elsewhere.
  if (opened) opened.opener = null
  return opened
}

/**
 * Calls a function once when the window is closed. A page that cuts its ties to other pages (COOP) looks closed, too. Stops when the signal
 * aborts.
 */
export function onceClosed(
  opened: Window,
  { after, signal }: { after: Scheduler; signal: AbortSignal },
  run: () => void,
): void {
  const check = () => {
    if (signal.aborted) return
    // Messages that the window has sent before it closed arrive first.
    if (opened.closed) after(0, run)
    else after(checkInterval, check)
  }
  after(checkInterval, check)
}

import type { Platform } from './platform'

/** Whether the visitor can see the page. Without a document, as on a server, a page counts as visible. */
export function isPageVisible(platform: Pick<Platform, 'window'>): boolean {
  return platform.window()?.document.visibilityState !== 'hidden'
}

/** Calls back whenever the page becomes visible again, until the signal aborts. */
export function onPageVisible(platform: Pick<Platform, 'window'>, run: () => void, signal: AbortSignal): void {
  const check = () => {
    if (isPageVisible(platform)) run()
  }
  platform.window()?.document.addEventListener('visibilitychange', check, { signal })
}

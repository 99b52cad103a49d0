import type { Page } from 'playwright-core'

/** The next window that the page opens. */
export function openedWindow(page: Page): Promise<Page> {
  return page.waitForEvent('popup')
}

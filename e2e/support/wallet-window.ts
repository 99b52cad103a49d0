import type { Page } from 'playwright-core'

/** A button in the wallet's window. */
export type Decision = 'sw-approve' | 'sw-reject'

/** Runs an action that opens the wallet's window, presses a button there, and waits until the window has closed. */
export async function approve(page: Page, decision: Decision, action: () => Promise<void>): Promise<void> {
  const [window] = await Promise.all([openedWindow(page), action()])
  const closed = window.waitForEvent('close')
  await window.getByTestId(decision).click()
  await closed
}

/** The next window that the page opens. */
export function openedWindow(page: Page): Promise<Page> {
  return page.waitForEvent('popup')
}

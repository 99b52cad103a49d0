import type { BrowserContext, Page } from 'playwright-core'
import { announceScript, type AnnounceOptions } from '../announce'
import type { TestKit } from '../kit'

/**
 * Announces the wallet of a kit in every page that opens from now on, before the page's own scripts run. The page can be any build of any app.
 * A page whose content security policy forbids requests to the kit needs a context with `bypassCSP: true`.
 * @param target a browser context, or a page that has not gone to its address yet
 */
export async function announceWallet(
  target: BrowserContext | Page,
  { endpoints }: Pick<TestKit, 'endpoints'>,
  options?: AnnounceOptions,
): Promise<void> {
  const script = await announceScript(endpoints.walletScript, options)
  const own = JSON.stringify(new URL(endpoints.walletScript).origin)
  // As wallet extensions do, the script leaves out empty pages, frames and the wallet's own window.
  const isApp = `window === window.top && /^https?:$/.test(location.protocol) && location.origin !== ${own}`
  await target.addInitScript({
    content: `if (${isApp}) {\n${script}\n}`,
  })
}

import { chromium, type Browser, type BrowserContext } from 'playwright-core'
import { browserFlags, findBrowser, launchBrowser as launch } from '../../src/testing/playwright/launch-browser'

/** A browser flag that makes requests to all hosts except localhost fail, so that no test depends on the internet. */
const loopbackOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

/** Starts a headless browser that can reach only localhost. */
export function launchBrowser(): Promise<Browser> {
  return launch({ args: [loopbackOnly] })
}

/**
 * Starts the browser with a profile on disk. As in visitors' browsers, a frame of another site has separate storage for each site.
 * Playwright turns this separation off, and in private windows these frames have no storage. Chromium obeys the last list of features.
 */
export async function launchProfile(folder: string): Promise<BrowserContext> {
  const features = '--disable-features=MediaRouter,OptimizationHints,HttpsUpgrades'
  const args = [...browserFlags, loopbackOnly, features]
  return chromium.launchPersistentContext(folder, { executablePath: await findBrowser(), args, headless: true })
}

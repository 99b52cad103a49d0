import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { HostPage } from '../support/host-page'
import type { Visit } from '../support/visit'
import type { VisitOptions, World } from '../support/world'
import { OddWallet, oddWalletScript } from './odd-wallet'

/** Counts the frames that the browser draws, for as long as the page is alive. */
const heartbeat = `
  globalThis.beats = 0;
  (function beat() { globalThis.beats += 1; requestAnimationFrame(beat) })()`

/** The warning of the modal when IndexedDB answers too late, which happens on a busy machine. */
const slowDatabase = /Not everything is remembered after this page: .*timed out/

/** How many times the limit of a row may pass here, because other programs use the machine. The cases in Node check the exact limits. */
export const patience = 3

interface FaultyPage {
  visit: Visit
  page: Page
  host: HostPage
  odd: OddWallet
}

interface FaultyVisit extends VisitOptions {
  /** Whether the modal works after the fault. False for a modal that the page has disposed of. Default: true. */
  isUsable?: boolean
}

/**
 * Opens the host app with the odd wallet and the wallet of the test kit, and runs the work of a test. After the work, the page still has to
 * draw frames, and the modal has to open and close. `World` fails the test if the page throws an error or logs an unexpected message.
 */
export async function onPage(
  world: World,
  { isUsable = true, ...options }: FaultyVisit,
  work: (parts: FaultyPage) => Promise<void>,
): Promise<void> {
  const scripts = [heartbeat, oddWalletScript, ...(options.scripts ?? [])]
  const visit = await world.visit({ ...options, scripts, expects: [slowDatabase, ...(options.expects ?? [])] })
  const { host, page } = visit
  await work({ visit, host, page, odd: new OddWallet(page) })
  const before = await page.evaluate<number>('beats')
  await expect.poll(() => page.evaluate<number>('beats')).toBeGreaterThan(before)
  if (!isUsable) return
  if ((await host.modal.count()) === 0) await host.open()
  await host.in('wm-close').click()
  await host.seesClosed()
}

/** Clicks the odd wallet in the list. The wallet may have answered before this function resolves. */
export async function chooseOdd(host: HostPage): Promise<void> {
  if ((await host.modal.count()) === 0) await host.open()
  await host.wallet('Odd Wallet').click()
}

/** Connects the odd wallet, and waits until the host app knows the account. */
export async function connectOdd(host: HostPage): Promise<void> {
  await chooseOdd(host)
  await host.seesFact('connected', 'true')
  await host.seesClosed()
}

import { startDevServer, startTestKit, type DevServer, type TestKit } from 'create-wallet-modal/testing'
import { launchBrowser, ModalPage } from 'create-wallet-modal/testing/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let kit: TestKit
let app: DevServer
let browser: Browser

beforeAll(async () => {
  kit = await startTestKit()
  app = await startDevServer(kit)
  browser = await launchBrowser()
})

beforeEach(() => kit.reset())

afterAll(async () => {
  await browser?.close()
  await app?.close()
  await kit?.close()
})

/** Opens the app in a new tab, and returns the page object of the modal. */
async function openApp(): Promise<ModalPage> {
  const page = await browser.newPage()
  await page.goto(app.url)
  return new ModalPage(page, { wallet: kit.wallet })
}

test('A visitor connects a wallet, sees the account and disconnects.', async () => {
  const modal = await openApp()
  await modal.connect('Sandbox Wallet')
  await modal.account.open()
  expect(Object.values(kit.wallet.accounts).flat()).toContain(await modal.account.address())
  await modal.disconnect()
})

test('A visitor who declines the connection in the wallet can try again.', async () => {
  const modal = await openApp()
  await kit.wallet.rejectAll()
  await modal.choose('Sandbox Wallet')
  await modal.in('wm-retry').waitFor()
  await kit.wallet.approveAll()
  await modal.in('wm-retry').click()
  await modal.seesClosed()
})

import { startDevServer, startTestKit, type DevServer, type TestKit } from 'create-wallet-modal/testing'
import { announceWallet, launchBrowser, ModalPage } from 'create-wallet-modal/testing/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let kit: TestKit
let app: DevServer
let browser: Browser

beforeAll(async () => {
  kit = await startTestKit()
  app = await startDevServer(kit, { root: 'template' })
  browser = await launchBrowser()
})
beforeEach(() => kit.reset())
afterAll(async () => {
  await browser?.close()
  await app?.close()
  await kit?.close()
})

test('The modal waits for a slow wallet, and shows the new account when the wallet switches accounts.', async () => {
  const context = await browser.newContext()
  await announceWallet(context, kit, { name: 'My Wallet', rdns: 'com.example.wallet' })
  const page = await context.newPage()
  await page.goto(app.url)
  const modal = new ModalPage(page, { wallet: kit.wallet })
  await kit.wallet.set({ delayMs: 1_000 })
  await modal.connect('My Wallet', { namespace: 'eip155' })
  await kit.wallet.switchAccount(1)
  await modal.account.open()
  await expect.poll(() => modal.account.address()).toBe(kit.wallet.accounts.eip155[1])
  expect(await kit.wallet.printLog()).toContain('eth_requestAccounts')
})

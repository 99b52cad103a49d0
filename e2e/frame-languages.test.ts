import type { Frame, Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { rpcCall } from '../src/sandbox/chain/rpc-call'
import { AccountTab } from './support/account-tab'
import { findViolations } from './support/axe'
import { balanceOf } from './support/chain'
import { askForCode, enabled, frameDocument, frameOf, login, otherCode, press } from './support/email-visitor'
import type { HostPage } from './support/host-page'
import { inPage } from './support/in-page'
import { Mailboxes } from './support/mailboxes'
import { fillSend, moneyConfig, review } from './support/money'
import { generousLimits, useWallets } from './support/use-wallets'
import { useWorld } from './support/world'

const world = useWorld()
const wallets = useWallets(world, () => ({ server: { rateLimits: generousLimits } }))
const mailboxes = new Mailboxes(world, 'languages')
const receiver = devAccounts[1]

/** A script that gives a browser these languages. */
const namesLanguages = (languages: readonly string[]) =>
  `Object.defineProperty(navigator, 'languages', { get: () => ${JSON.stringify(languages)} })`

/** A visitor without an account, whose page and browser have these languages. */
function arrive(page: 'ar' | 'de', browser: readonly string[], expects: readonly RegExp[] = []) {
  const config = moneyConfig(world)
  const options = { ...config.options, hosts: { ...config.options?.hosts, auth: wallets.origin }, locale: page }
  return world.visit({ config: { ...config, options }, scripts: [namesLanguages(browser)], expects })
}

/** A visitor with an account by e-mail and ten ether, whose page and browser have these languages. */
async function visit(page: 'ar' | 'de', browser: readonly string[]) {
  const { host, context } = await arrive(page, browser)
  const mailbox = mailboxes.newAddress()
  const address = await login(host, mailboxes, mailbox)
  await rpcCall(world.rpc(31337), 'anvil_setBalance', [address, '0x8ac7230489e80000'])
  return { host, context, address, mailbox }
}

/** Opens the approval of a transfer of 0.25 ETH. Returns the document of the frame. */
async function openTransfer(host: HostPage): Promise<Frame> {
  await host.open()
  await host.sees('Account')
  await fillSend(host, { amount: '0.25', to: receiver })
  await review(host)
  await host.in('wm-send-confirm').click()
  await enabled(host, 'wf-approve').waitFor()
  return frameDocument(host)
}

/** The language and the direction of a document. */
const languageOf = (frame: Frame) =>
  frame.evaluate<[string, string]>('[document.documentElement.lang, document.documentElement.dir]')

/** The horizontal places of an element and of the text in it. A text from left to right begins at its left end. */
const placesOf = (frame: Frame, text: string) =>
  frame.evaluate<{ label: number; value: number; isInOrder: boolean }>(`(() => {
    const value = [...document.querySelectorAll('dd')].find(({ textContent }) => textContent === ${JSON.stringify(text)})
    const range = document.createRange()
    const leftOf = (start, end) => (range.setStart(value.firstChild, start), range.setEnd(value.firstChild, end), range.getBoundingClientRect().left)
    return {
      label: value.previousElementSibling.getBoundingClientRect().left,
      value: value.getBoundingClientRect().left,
      isInOrder: leftOf(0, 1) < leftOf(1, 2) && leftOf(1, 2) < leftOf(2, 3),
    }
  })()`)

test('A visitor with a German browser approves a transfer on a German page, in German.', { tags: 'main' }, async () => {
  const { host } = await visit('de', ['de-DE', 'en'])
  const frame = await openTransfer(host)
  expect(await languageOf(frame)).toEqual(['de', 'ltr'])
  expect(await frameOf(host).locator('h1').textContent()).toBe('ETH senden')
  expect(await enabled(host, 'wf-approve').textContent()).toBe('Bestätigen')
  expect(await frameOf(host).getByTestId('wf-details').innerText()).toMatch(/Betrag\s+0,25 ETH\s+An\s+0x/)
  expect(await findViolations(host.page)).toEqual([])
  const before = await balanceOf(world.rpc(31337), receiver)
  await press(host, 'wf-approve')
  await host.sees('TransactionStatus')
  await expect.poll(() => balanceOf(world.rpc(31337), receiver)).toBe(before + 250_000_000_000_000_000n)
})

test('A visitor with an Arabic browser sees the approval mirrored, with the address and the amount from left to right.', async () => {
  const { host } = await visit('ar', ['ar', 'en'])
  const frame = await openTransfer(host)
  expect(await languageOf(frame)).toEqual(['ar', 'rtl'])
  expect(await enabled(host, 'wf-approve').textContent()).toMatch(/^[\p{Script=Arabic} ]+$/u)
  const dialog = host.page.getByTestId('wm-auth-dialog')
  const placeOf = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN
  expect([await dialog.getAttribute('lang'), await dialog.getAttribute('dir')]).toEqual(['ar', 'rtl'])
  expect(await placeOf(dialog.getByTestId('wm-auth-close'))).toBeLessThan(await placeOf(dialog.locator('h2')))
  for (const text of ['0.25 ETH', receiver]) {
    const { label, value, isInOrder } = await placesOf(frame, text)
    expect(label, text).toBeGreaterThan(value)
    expect(isInOrder, text).toBe(true)
  }
  expect(await findViolations(host.page)).toEqual([])
})

test('While an approval is shown, its bar follows the language and the theme of the modal.', async () => {
  const { host } = await visit('ar', ['ar', 'en'])
  await openTransfer(host)
  const dialog = host.page.getByTestId('wm-auth-dialog')
  await host.page.evaluate('walletModals[0].setLocale("de"), walletModals[0].setThemeMode("dark")')
  await expect.poll(() => dialog.getAttribute('lang')).toBe('de')
  expect(await dialog.getAttribute('dir')).toBe('ltr')
  expect(await dialog.locator('h2').textContent()).toBe('In Ihrer Wallet bestätigen')
  expect(await dialog.getAttribute('data-wm-theme')).toBe('dark')
  const background = await inPage<string>(dialog, 'getComputedStyle(element).backgroundColor')
  expect(background).not.toBe('rgb(255, 255, 255)')
})

test('A visitor with a German browser logs in at the account page in German, and each screen fits a phone of 320 pixels.', async () => {
  const { context, mailbox } = await visit('de', ['de-DE', 'en'])
  const account = await AccountTab.open({ context }, wallets)
  await account.checks('Bei Ihrer Wallet anmelden')
  await account.in('wa-email').fill(mailbox)
  await account.in('wa-send').click()
  await account.checks('Code eingeben')
  await account.in('wa-code').fill(await mailboxes.codeFor(mailbox, 2))
  await account.in('wa-login').click()
  await account.in('wa-lock').waitFor()
  await account.checks('Ihre Wallet')
  await account.in('wa-words-open').click()
  await account.checks('Bevor Sie Ihre geheime Wiederherstellungsphrase sehen')
  await account.in('wa-back').click()
  await account.in('wa-lock').click()
  await account.in('wa-next').click()
  await account.checks('Wiederherstellungscode aufschreiben')
})

test('A page in a language that the browser of the visitor does not name cannot change the language of the approval.', async () => {
  const { host } = await visit('ar', ['en-US'])
  const frame = await openTransfer(host)
  expect(await host.modal.getAttribute('lang')).toBe('ar')
  expect(await languageOf(frame)).toEqual(['en', 'ltr'])
  expect(await enabled(host, 'wf-approve').textContent()).toBe('Approve')
})

test('A German visitor of the account page reads in German how many attempts a wrong code leaves.', async () => {
  const { page } = await world.visit({ scripts: [namesLanguages(['de-DE', 'en'])], expects: [/status of 401/] })
  const account = new AccountTab(page)
  await page.goto(`${wallets.origin}/export.html`)
  const mailbox = mailboxes.newAddress()
  await account.in('wa-email').fill(mailbox)
  await page.keyboard.press('Enter')
  const wrong = otherCode(await mailboxes.codeFor(mailbox))
  for (const left of ['4 Versuche', '3 Versuche', '2 Versuche', '1 Versuch']) {
    await account.in('wa-code').fill(wrong)
    await page.keyboard.press('Enter')
    const error = `Der Code ist falsch. Versuchen Sie es erneut (noch ${left})`
    await expect.poll(() => account.in('wa-error').textContent()).toBe(error)
  }
  expect(await findViolations(page)).toEqual([])
})

test('A German visitor who types wrong codes in the modal reads in German how many attempts are left, and then that a new code is needed.', async () => {
  const { host } = await arrive('de', ['de-DE', 'en'], [/status of 401/])
  const mailbox = mailboxes.newAddress()
  await askForCode(host, mailbox)
  const wrong = otherCode(await mailboxes.codeFor(mailbox))
  const error = host.in('wm-otp-error')
  for (const left of ['4 Versuche', '3 Versuche', '2 Versuche', '1 Versuch']) {
    await host.in('wm-otp-input').fill(wrong)
    await expect.poll(() => error.textContent()).toBe(`Der Code ist falsch. Versuchen Sie es erneut (noch ${left})`)
  }
  await host.in('wm-otp-input').fill(wrong)
  await expect.poll(() => error.textContent()).toMatch(/^Dieser Code gilt nicht mehr\. Fordern Sie einen neuen an/)
  expect(await findViolations(host.page)).toEqual([])
})

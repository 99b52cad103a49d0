import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { findViolations } from './support/axe'
import { balanceOf } from './support/chain'
import type { HostPage } from './support/host-page'
import { moneyConfig } from './support/money'
import { renderPoisoned } from './support/poisoned-markup'
import { useWorld } from './support/world'

const world = useWorld()
const [first, second] = devAccounts
const notes = [/Failed to load resource/, /\[wallet-modal\]/]

/** A script for the page. Records the text of a live region each time the text changes, because screen readers announce these changes. */
const noteAnnouncements = `
  globalThis.announcements = []
  const said = new WeakMap()
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
      const text = region.innerText.trim().replace(/\\s+/g, ' ')
      if (said.get(region) === text) continue
      said.set(region, text)
      if (text !== '') announcements.push(text)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })`

/** Records every text that the buttons of the page show from their first paint on. */
const noteButtonTexts = `
  globalThis.buttonTexts = []
  new MutationObserver(() => {
    const text = document.querySelector('[data-testid=wm-connect-button]')?.textContent
    if (text && buttonTexts.at(-1) !== text) buttonTexts.push(text)
  }).observe(document, { childList: true, subtree: true, characterData: true })`

const arabic = /\p{Script=Arabic}/u
/** Words that are in Latin letters in the Arabic texts, too: names, units and addresses. */
const foreign =
  /Sandbox|Sandscan|Harbour|maralune|Ether|Dollar|Wallet(Connect)?|ETH|USDC?|EVM|Host app|SIWE|QR|junowick|eth|0x[\w…]+|[a-z]+:\d+/g

/** Presses Tab until the element with the test id has the focus. */
async function tabTo({ page }: HostPage, testId: string, id = ''): Promise<void> {
  const isThere = `document.activeElement.dataset.testid === '${testId}' &&
    (document.activeElement.dataset.caipNetworkId ?? document.activeElement.dataset.walletId ?? '').endsWith('${id}')`
  for (let step = 0; step < 30; step += 1) {
    if (await page.evaluate<boolean>(isThere)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${testId}`)
}

async function pressOn(host: HostPage, testId: string, id = ''): Promise<void> {
  await tabTo(host, testId, id)
  await host.page.keyboard.press('Enter')
}

/** Checks that the dialog declares Arabic as its language and contains no English words except names. */
async function expectArabic({ modal }: HostPage): Promise<void> {
  expect(await modal.getAttribute('lang')).toBe('ar')
  expect(await modal.getAttribute('dir')).toBe('rtl')
  const text = await modal.innerText()
  expect(text).toMatch(arabic)
  expect(text.replaceAll(foreign, '').match(/[A-Za-z]{4,}/g) ?? [], text).toEqual([])
}

test(
  'In Arabic, a visitor connects, signs in, switches the network, sends and disconnects by keyboard alone.',
  { tags: 'main' },
  async () => {
    const config = { ...moneyConfig(world), hasLocaleHints: true, signIn: { kind: 'local' as const } }
    const { host, page } = await world.visit({
      config: { ...config, options: { ...config.options, locale: 'ar' } },
      scripts: [noteAnnouncements],
      expects: notes,
    })
    const newsCount = () => page.evaluate<number>('announcements.length')
    const lastNews = () => page.evaluate<string>('announcements.at(-1)')
    await world.wallet.approveAll()
    await host.button.getByRole('button').focus()
    expect(await host.button.textContent()).toMatch(arabic)
    await page.keyboard.press('Enter')
    await host.sees('Connect')
    await host.wallet('Sandbox Wallet').waitFor()
    await expectArabic(host)
    expect(await findViolations(page)).toEqual([])
    await pressOn(host, 'wm-wallet', 'dev.createwalletmodal.sandbox')
    await host.sees('SIWXSignMessage')
    await expectArabic(host)
    await pressOn(host, 'wm-siwx-sign')
    await host.seesClosed()
    await host.seesFact('session', `eip155:31337:${first}`)

    await page.keyboard.press('Enter')
    await host.sees('Account')
    await host.in('wm-token').first().waitFor()
    await expectArabic(host)
    const before = await balanceOf(world.rpc(31337), second)
    await pressOn(host, 'wm-action-send')
    await host.sees('WalletSend')
    await tabTo(host, 'wm-send-amount')
    await page.keyboard.type('0.25')
    await tabTo(host, 'wm-send-receiver')
    await page.keyboard.type(second)
    await expect.poll(() => host.in('wm-send-fee').textContent()).toMatch(/\d/)
    await expectArabic(host)
    await host.modal.locator('[data-testid=wm-send-preview]:not([disabled])').waitFor()
    await pressOn(host, 'wm-send-preview')
    await host.sees('WalletSendPreview')
    await expectArabic(host)
    const amount = host.in('wm-send-review-amount')
    // The isolates keep the amount from left to right (UAX #9).
    expect(await amount.textContent()).toBe('\u20660.25 ETH\u2069')
    expect(await host.in('wm-send-review-address').textContent()).toContain(second)
    await pressOn(host, 'wm-send-confirm')
    await host.sees('TransactionStatus')
    await expect.poll(() => host.in('wm-send-status').getAttribute('data-state')).toBe('success')
    await expectArabic(host)
    expect((await balanceOf(world.rpc(31337), second)) - before).toBe(250_000_000_000_000_000n)
    expect(await lastNews()).toMatch(arabic)
    await pressOn(host, 'wm-done')
    await host.sees('Account')

    await pressOn(host, 'wm-header-network')
    await host.sees('Networks')
    await expectArabic(host)
    await pressOn(host, 'wm-network', 'eip155:31338')
    await host.seesFact('network', 'eip155:31338')
    await host.sees('SIWXSignMessage')
    await pressOn(host, 'wm-siwx-sign')
    await host.seesFact('session', `eip155:31338:${first}`)
    await host.seesClosed()

    await host.button.getByRole('button').focus()
    await page.keyboard.press('Enter')
    await host.sees('Account')
    const heard = await newsCount()
    await pressOn(host, 'wm-card-disconnect')
    await host.seesStatus('disconnected')
    await expect.poll(newsCount).toBeGreaterThan(heard)
    expect(await lastNews()).toMatch(arabic)
    await expect.poll(() => page.evaluate('document.activeElement?.dataset.testid')).toBe('wm-connect-button')
  },
)

test.for([
  ['de', 'Wallet verbinden'],
  ['ar', 'ربط المحفظة'],
] as const)(
  'A page that a server has rendered in %s hydrates without a warning, and never shows another language.',
  async ([locale, label]) => {
    const config = { hasLocaleHints: true, options: { locale } }
    const markup = await renderPoisoned(world, config)
    expect(markup).toContain(label)
    expect(markup).not.toContain('Connect wallet')
    world.host('development').markup = markup
    const { host, page } = await world.visit({ build: 'development', config, scripts: [noteButtonTexts] })
    await host.seesStatus('disconnected')
    await page.waitForFunction('globalThis.walletModals?.[0].getState().initialized')
    expect(await page.evaluate('buttonTexts')).toEqual([label])
    await host.open()
    await host.wallet('Sandbox Wallet').waitFor()
    expect(await host.modal.getAttribute('lang')).toBe(locale)
  },
)

/** Counts the scripts with German texts that the page has downloaded. */
function germanFiles(page: Page): Promise<number> {
  return page.evaluate<number>(`(async () => {
    const scripts = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))
    const texts = await Promise.all(scripts.map(async (name) => (await fetch(name)).text()))
    return texts.filter((text) => text.includes('Alle Wallets durchsuchen')).length
  })()`)
}

test('The texts are downloaded when the modal opens, and an open view changes its language without a reload of the page.', async () => {
  const { host, page } = await world.visit({ config: { options: { locale: 'de' } } })
  await page.waitForFunction('globalThis.walletModals?.[0].getState().initialized')
  expect(await host.button.textContent()).toBe('Connect wallet')
  expect(await germanFiles(page)).toBe(0)
  await host.open()
  await host.wallet('Sandbox Wallet').waitFor()
  expect(await host.in('wm-title').textContent()).toBe('Wallet verbinden')
  expect(await germanFiles(page)).toBe(1)
  await page.evaluate('walletModals[0].setLocale("ar")')
  await expect.poll(() => host.modal.getAttribute('dir')).toBe('rtl')
  await expectArabic(host)
  expect(await host.button.textContent()).toMatch(arabic)
  await page.evaluate('walletModals[0].setLocale("en")')
  await expect.poll(() => host.in('wm-title').textContent()).toBe('Connect wallet')
  expect(await host.modal.getAttribute('dir')).toBe('ltr')
})

test('With the locale `auto`, the modal changes to the language of the page.', async () => {
  const { host, page } = await world.visit({ config: { options: { locale: 'auto' } } })
  await page.evaluate('document.documentElement.lang = "de-AT"')
  await host.open()
  await expect.poll(() => host.in('wm-title').textContent()).toBe('Wallet verbinden')
  await page.evaluate('document.documentElement.lang = "ar"')
  await expect.poll(() => host.modal.getAttribute('dir')).toBe('rtl')
})

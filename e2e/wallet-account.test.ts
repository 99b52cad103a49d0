import { HDNodeWallet, verifyMessage } from 'ethers'
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findViolations } from './support/axe'
import type { HostPage } from './support/host-page'
import { Mailboxes } from './support/mailboxes'
import type { Visit } from './support/visit'
import { WalletHost } from './support/wallet-host'
import { openedByThief } from './support/wallet-thief'
import { useWorld, type VisitOptions } from './support/world'

const world = useWorld()
let wallets: WalletHost

/** Passkeys work on localhost only, so the app and the wallet are both there. */
const local = (address: string) => address.replace('127.0.0.1', 'localhost')
const often = { count: 1_000, within: 60_000 }

beforeAll(async () => {
  const rateLimits = { mailPause: { count: 1, within: 1 }, mailsPerHour: often, mailsPerDay: often, starts: often }
  wallets = await WalletHost.start({
    frame: inject('host').frame,
    sandbox: world.endpoints,
    apps: [local(world.host('plain').origin)],
    server: { rateLimits },
    hostname: 'localhost',
  })
})
afterAll(() => wallets.close())

const mailboxes = new Mailboxes(world, 'owner')
const newAddress = () => mailboxes.newAddress()
const codeFor = (address: string, mails: number) => mailboxes.codeFor(address, mails)

async function visit(options: VisitOptions = {}): Promise<Visit> {
  const visitor = await world.visit({ ...options, config: { options: { hosts: { auth: wallets.origin } } } })
  await visitor.page.goto(local(visitor.page.url()))
  return visitor
}

/** Logs in at the app as somebody new. Returns the address of the new wallet. */
async function loginAtApp(host: HostPage, mailbox: string): Promise<string> {
  await host.open()
  await host.in('wm-email-input').fill(mailbox)
  await host.in('wm-email-submit').click()
  await host.sees('EmailVerifyOtp')
  await host.in('wm-otp-input').fill(await codeFor(mailbox, 1))
  await host.seesFact('connected', 'true')
  await host.seesClosed()
  return host.fact('address')
}

/** The account page in a tab, as a visitor uses it. */
class AccountTab {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  static async open({ context }: Pick<Visit, 'context'>): Promise<AccountTab> {
    const tab = new AccountTab(await context.newPage())
    await tab.page.goto(`${wallets.origin}/export.html?email=eve@example.com`)
    return tab
  }

  in(testId: string) {
    return this.page.getByTestId(testId)
  }

  /** Waits for a screen. Its heading has the focus. */
  async sees(title: string): Promise<void> {
    await expect.poll(() => this.in('wa-title').textContent()).toBe(title)
    await expect.poll(() => this.page.evaluate<string>('document.activeElement?.textContent ?? ""')).toBe(title)
  }

  /** Waits for a screen, and checks that it is accessible and fits a phone of 320 pixels. */
  async checks(title: string): Promise<void> {
    await this.sees(title)
    expect(await findViolations(this.page)).toEqual([])
    const size = this.page.viewportSize()
    await this.page.setViewportSize({ width: 320, height: 640 })
    expect(await this.page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
    expect(await findViolations(this.page)).toEqual([])
    if (size) await this.page.setViewportSize(size)
  }

  /** Logs in by keyboard. */
  async login(mailbox: string, mails: number): Promise<void> {
    await this.checks('Log in to your wallet')
    await this.in('wa-email').focus()
    await this.page.keyboard.type(mailbox)
    await this.page.keyboard.press('Enter')
    await this.checks('Enter the code')
    await this.in('wa-code').focus()
    await this.page.keyboard.type(await codeFor(mailbox, mails))
    await this.page.keyboard.press('Enter')
    await this.in('wa-end-device').first().waitFor()
    await this.checks('Your wallet')
  }

  async words(): Promise<string> {
    await this.sees('Your secret words')
    return (await this.in('wa-words').locator('li').allTextContents()).join(' ')
  }

  /** Adds an authenticator of this device, whose visitor agrees to everything. */
  async addAuthenticator(): Promise<CDPSession> {
    const session = await this.page.context().newCDPSession(this.page)
    await session.send('WebAuthn.enable')
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        ctap2Version: 'ctap2_1',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        hasPrf: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return session
  }

  /** Types the characters of the recovery code that the page asks for. */
  async confirmCode(): Promise<string> {
    await this.checks('Write down your recovery code')
    const code = (await this.in('wa-recovery-code').textContent()) ?? ''
    await this.in('wa-written').click()
    await this.checks('Check your recovery code')
    const label = (await this.page.locator('label').textContent()) ?? ''
    const places = [...label.matchAll(/\d+/g)].map(Number)
    await this.in('wa-confirm').fill(places.map((place) => code.replaceAll('-', '').charAt(place - 1)).join(''))
    await this.in('wa-check').click()
    return code
  }
}

test.each(['light', 'dark'] as const)(
  'a newcomer sees the words of the wallet, locks it with a passkey, and opens it with passkey and code, %s',
  async (scheme) => {
    const visitor = await visit({ scheme })
    const mailbox = newAddress()
    const address = await loginAtApp(visitor.host, mailbox)

    const account = await AccountTab.open(visitor)
    await account.addAuthenticator()
    await account.login(mailbox, 2)
    await account.in('wa-words-open').click()
    await account.checks('Before you see your secret words')
    await account.in('wa-show-words').click()
    const words = await account.words()
    expect(HDNodeWallet.fromPhrase(words).address).toBe(address)
    await account.checks('Your secret words')
    await account.in('wa-back').click()

    await account.in('wa-lock').click()
    await account.checks('Lock your wallet with a passkey')
    await account.in('wa-next').click()
    const code = await account.confirmCode()
    await account.checks('Create your passkey')
    await account.in('wa-create-passkey').click()
    await account.checks('Your wallet is locked')
    await account.in('wa-home').click()
    await account.in('wa-unlock').waitFor()
    await account.checks('Your wallet')

    await account.in('wa-words-open').click()
    await account.in('wa-show-words').click()
    await account.checks('Open your wallet')
    await account.in('wa-unlock-passkey').click()
    expect(await account.words()).toBe(words)
    await account.in('wa-back').click()
    await account.in('wa-words-open').click()
    await account.in('wa-show-words').click()
    await account.in('wa-unlock-code').fill(code.toLowerCase())
    await account.in('wa-unlock-submit').click()
    expect(await account.words()).toBe(words)
    await account.in('wa-back').click()

    await account.in('wa-unlock').click()
    await account.checks('Remove the passkey lock')
    await account.in('wa-remove').click()
    await account.in('wa-unlock-passkey').click()
    await account.checks('The passkey lock is removed')
    await account.in('wa-home').click()
    await account.in('wa-words-open').click()
    await account.in('wa-show-words').click()
    expect(await account.words()).toBe(words)
  },
)

/** Logs in at the account page, locks the wallet with a passkey of this browser, and returns the recovery code. */
async function lock(account: AccountTab, mailbox: string, mails: number): Promise<string> {
  await account.page.goto(`${wallets.origin}/export.html`)
  await account.login(mailbox, mails)
  await account.in('wa-lock').click()
  await account.in('wa-next').click()
  const code = await account.confirmCode()
  await account.in('wa-create-passkey').click()
  await account.sees('Your wallet is locked')
  return code
}

/** Presses a button of the wallet in its frame, once it takes clicks. */
async function press({ page }: HostPage, testId: string): Promise<void> {
  await page.frameLocator('[data-testid=wm-auth-frame]').locator(`[data-testid=${testId}]:not([disabled])`).click()
}

async function submitCode(host: HostPage, mailbox: string, mails: number): Promise<void> {
  await host.open()
  await host.in('wm-email-input').fill(mailbox)
  await host.in('wm-email-submit').click()
  await host.sees('EmailVerifyOtp')
  await host.in('wm-otp-input').fill(await codeFor(mailbox, mails))
}

test('[C1-03] a wallet that is locked with a passkey opens in the modal with that passkey, and not with the database and the master key', async () => {
  const { host, page } = await visit()
  const mailbox = newAddress()
  const address = await loginAtApp(host, mailbox)
  const app = page.url()
  const account = new AccountTab(page)
  await account.addAuthenticator()
  const { wallets: folder, masterKey } = wallets.stored
  expect(await openedByThief(folder, masterKey)).toContain(address)
  await lock(account, mailbox, 2)
  expect(await openedByThief(folder, masterKey)).not.toContain(address)

  await page.goto(app)
  await host.seesFact('connected', 'true')
  expect(await host.fact('address')).toBe(address)
  await host.part('host-sign').click()
  await press(host, 'wf-approve')
  await press(host, 'wf-unlock-passkey')
  expect(verifyMessage('Grüße, 世界', await host.outcome())).toBe(address)
  await host.seesClosed()
  await host.part('host-sign').click()
  await press(host, 'wf-approve')
  await host.seesClosed()

  await host.part('host-disconnect').click()
  await host.seesFact('connected', 'false')
  await submitCode(host, mailbox, 3)
  await press(host, 'wf-unlock-passkey')
  await host.seesFact('connected', 'true')
  await host.seesClosed()
  expect(await host.fact('address')).toBe(address)
  await page.reload()
  await host.seesFact('connected', 'true')
  expect(await host.fact('address')).toBe(address)
})

test.each(['light', 'dark'] as const)(
  'another browser opens a locked wallet with the recovery code; cancelling and a wrong code change nothing, %s',
  async (scheme) => {
    const first = await visit()
    const mailbox = newAddress()
    const address = await loginAtApp(first.host, mailbox)
    const account = new AccountTab(first.page)
    await account.addAuthenticator()
    const code = await lock(account, mailbox, 2)

    const { host, page } = await visit({ scheme })
    const frame = page.frameLocator('[data-testid=wm-auth-frame]')
    await submitCode(host, mailbox, 3)
    await frame.locator('[data-testid=wf-unlock-cancel]:not([disabled])').waitFor()
    const document = page.frames().find((one) => one.url().startsWith(wallets.origin))
    expect(document && (await findViolations(document))).toEqual([])
    await press(host, 'wf-unlock-cancel')
    await host.sees('Connect')
    expect(await host.fact('connected')).toBe('false')

    await host.in('wm-email-submit').click()
    await press(host, 'wf-unlock-code')
    await frame.getByTestId('wf-unlock-input').fill(code.replace(/^./, (first) => (first === '7' ? '8' : '7')))
    await press(host, 'wf-unlock-submit')
    await frame.getByTestId('wf-unlock-problem').filter({ hasText: /./ }).waitFor()
    expect(document && (await findViolations(document))).toEqual([])
    await frame.getByTestId('wf-unlock-input').fill(code.toLowerCase())
    await press(host, 'wf-unlock-submit')
    await host.seesFact('connected', 'true')
    await host.seesClosed()
    expect(await host.fact('address')).toBe(address)
  },
)

test('a visitor who closes the modal instead of opening a locked wallet is not connected, and can begin again', async () => {
  const first = await visit()
  const mailbox = newAddress()
  await loginAtApp(first.host, mailbox)
  const account = new AccountTab(first.page)
  await account.addAuthenticator()
  await lock(account, mailbox, 2)

  const { host, page } = await visit()
  await submitCode(host, mailbox, 3)
  await page.frameLocator('[data-testid=wm-auth-frame]').getByTestId('wf-unlock').waitFor()
  await page.getByTestId('wm-auth-close').click()
  await host.seesClosed()
  expect(await host.fact('connected')).toBe('false')
  await page.reload()
  await host.seesStatus('disconnected')
  expect(await page.getByTestId('wm-auth-dialog').isVisible()).toBe(false)
})

test('the words and the login are in no storage, address or title, and a page that was left is logged out', async () => {
  const visitor = await visit()
  const mailbox = newAddress()
  await loginAtApp(visitor.host, mailbox)
  const elsewhere = await visit()
  const account = await AccountTab.open(elsewhere)
  await account.login(mailbox, 2)
  await account.in('wa-words-open').click()
  await account.in('wa-show-words').click()
  const words = await account.words()
  const stored = await account.page.evaluate<{ keys: string[]; others: string }>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('wallet-frame')
    opening.onerror = reject
    opening.onsuccess = () => {
      const asked = opening.result.transaction('values').objectStore('values').getAllKeys()
      const others = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])
      asked.onsuccess = () => resolve({ keys: asked.result, others })
    }
  })`)
  expect(stored).toEqual({ keys: ['device'], others: '[{},{},""]' })
  const shown = await account.page.evaluate<string>('location.href + document.title')
  for (const word of words.split(' ')) expect(shown).not.toContain(word)
  await account.page.reload()
  await account.sees('Log in to your wallet')
  expect(await account.in('wa-email').inputValue()).toBe('')
  const third = await AccountTab.open(await visit())
  await third.login(mailbox, 3)
  await expect.poll(() => third.in('wa-end-device').count()).toBe(2)
})

test('a visitor sees the other browser and logs it out, and the app there is logged out', async () => {
  const app = await visit({ expects: [/status of 401/, /Log in first/] })
  const mailbox = newAddress()
  await loginAtApp(app.host, mailbox)
  const account = await AccountTab.open(await visit())
  await account.login(mailbox, 2)
  await expect.poll(() => account.in('wa-end-device').count()).toBe(2)
  const other = account.in('wa-devices').locator('li').filter({ hasNotText: '– this browser' })
  await other.getByTestId('wa-end-device').click()
  await expect.poll(() => account.in('wa-end-device').count()).toBe(1)
  // The keys are still in the memory of this page.
  await app.host.part('host-sign').click()
  await press(app.host, 'wf-approve')
  expect(await app.host.outcome()).toContain('Log in first')
  await app.host.seesStatus('disconnected')
  await app.page.reload()
  await app.host.seesStatus('disconnected')
})

test('no page can embed the account page', async () => {
  const { page } = await visit({ expects: [/frame-ancestors/] })
  await page.evaluate(`new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.src = ${JSON.stringify(`${wallets.origin}/export.html`)}
    frame.onload = resolve
    document.body.append(frame)
  })`)
  const frame = page.frames().find((one) => one !== page.mainFrame())
  expect(await frame?.evaluate<string>('document.body.textContent')).not.toContain('Log in')
  expect(frame?.url()).not.toContain('export.html')
})

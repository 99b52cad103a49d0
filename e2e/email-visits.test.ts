import { describe, expect, test } from 'vitest'
import { verifyMessage } from 'ethers'
import {
  askForCode,
  casesOf,
  enabled,
  enterCode,
  frameOf,
  login,
  sign,
  signaturePattern,
  submitAddress,
  waitForNextMail,
} from './support/email-visitor'
import type { HostPage } from './support/host-page'
import { Mailboxes } from './support/mailboxes'
import { generousLimits, useWallets } from './support/use-wallets'
import { useWorld, type VisitOptions } from './support/world'

const world = useWorld()
const mailboxes = new Mailboxes(world, 'visits')
const wallets = useWallets(world, () => ({ server: { rateLimits: generousLimits } }))
/** A wallet whose visitors approve every new browser with the link of a mail. */
const careful = useWallets(world, () => ({ server: { rateLimits: generousLimits, deviceApproval: 'new' } }))

const day = 86_400_000

function visit(options: VisitOptions = {}, { origin } = wallets) {
  return world.visit({ ...options, config: { options: { hosts: { auth: origin } } } })
}

describe('A clock', () => {
  test.each([
    ['that is a day ahead', day],
    ['that is a day behind', -day],
  ])('%s changes nothing: the visitor logs in, signs, reloads, and logs out', async (_, difference) => {
    const { host, page, context } = await visit({ expects: [/status of 401/] })
    await context.clock.install({ time: Date.now() + difference })
    await page.reload()
    const mailbox = mailboxes.newAddress()
    const address = await login(host, mailboxes, mailbox)
    expect(verifyMessage('Grüße, 世界', await sign(host))).toBe(address)
    await page.reload()
    await host.seesFact('connected', 'true')
    expect(await host.fact('address')).toBe(address)
    expect(await sign(host)).toMatch(signaturePattern)
    await host.part('host-disconnect').click()
    await host.seesFact('connected', 'false')
    await waitForNextMail(host)
    expect(await login(host, mailboxes, mailbox, 2)).toBe(address)
  })

  test('that is corrected between two visits keeps the visitor logged in', async () => {
    const { host, page, context } = await visit({ expects: [/status of 401/] })
    await context.clock.install({ time: Date.now() + day })
    await page.reload()
    const address = await login(host, mailboxes, mailboxes.newAddress())
    await context.clock.setSystemTime(Date.now())
    await page.reload()
    await host.seesFact('connected', 'true')
    expect(await host.fact('address')).toBe(address)
    expect(await sign(host)).toMatch(signaturePattern)
  })
})

describe('Two tabs', () => {
  test('a login in one tab while the other tab waits for a code connects both tabs, and the older code stops working', async () => {
    const visitor = await visit({ expects: [/status of 401/] })
    const { host } = visitor
    const mailbox = mailboxes.newAddress()
    const tab = await visitor.openTab()
    await askForCode(host, mailbox)
    const first = await mailboxes.codeFor(mailbox)
    await visitor.context.clock.install()
    await waitForNextMail(tab)
    await askForCode(tab, mailbox)
    const address = await enterCode(tab, await mailboxes.codeFor(mailbox, 2))
    await host.seesFact('connected', 'true')
    expect(await host.fact('address')).toBe(address)
    await host.in('wm-otp-input').fill(first)
    await expect.poll(() => host.in('wm-otp-error').textContent()).toContain('new code')
    await host.escape()
    await seesUsable(host)
    expect(await sign(host)).toMatch(signaturePattern)
    expect(await sign(tab)).toMatch(signaturePattern)
  })

  test('a login as another user in one tab shows the new account in both tabs, and only that account signs', async () => {
    const visitor = await visit()
    const { host } = visitor
    const [mine, other] = [mailboxes.newAddress(), mailboxes.newAddress()]
    const tab = await visitor.openTab()
    await askForCode(host, other)
    const code = await mailboxes.codeFor(other)
    await visitor.context.clock.install()
    await waitForNextMail(tab)
    const address = await login(tab, mailboxes, mine)
    await host.seesFact('address', address)
    await host.in('wm-otp-input').fill(code)
    await expect.poll(() => host.fact('address')).not.toBe(address)
    const latest = await host.fact('address')
    await tab.part('host-sign').click()
    expect(await tab.outcome()).toContain('for another account')
    await tab.seesFact('address', latest)
    await tab.seesClosed()
    for (const one of [host, tab]) expect(verifyMessage('Grüße, 世界', await sign(one))).toBe(latest)
  })

  test('signing out in one tab ends the approval that the other tab shows', async () => {
    const visitor = await visit()
    const { host } = visitor
    const mailbox = mailboxes.newAddress()
    const address = await login(host, mailboxes, mailbox)
    const tab = await visitor.openTab()
    await tab.seesFact('connected', 'true')
    await host.part('host-sign').click()
    await frameOf(host).getByTestId('wf-details').waitFor()
    await tab.part('host-disconnect').click()
    await tab.seesFact('connected', 'false')
    expect(await host.outcome()).toContain('aborted')
    await host.seesClosed()
    await host.seesFact('connected', 'false')
    await seesUsable(host)
    expect(await login(host, mailboxes, mailbox, 2)).toBe(address)
  })
})

/** Checks that the page can be used: no dialog is open, nothing is inert, and the page scrolls. */
async function seesUsable(host: HostPage): Promise<void> {
  await host.seesClosed()
  await expect
    .poll(() =>
      host.page.evaluate<unknown>(`({
        dialogs: document.querySelectorAll('dialog[open]').length,
        inert: document.querySelectorAll('[inert]').length,
        overflow: getComputedStyle(document.documentElement).overflow + getComputedStyle(document.body).overflow,
        pointer: getComputedStyle(document.body).pointerEvents,
      })`),
    )
    .toEqual({ dialogs: 0, inert: 0, overflow: 'visiblevisible', pointer: 'auto' })
}

const focused = ({ page }: HostPage) =>
  page.evaluate<string>('document.activeElement?.closest("[data-testid]")?.getAttribute("data-testid") ?? ""')

/** The ways in which a visitor closes the modal. */
const ways: readonly [name: string, close: (host: HostPage) => Promise<unknown>][] = [
  ['Escape', (host) => host.escape()],
  ['the close button', (host) => host.in('wm-close').click()],
  ['a press outside', (host) => host.page.mouse.click(5, 5)],
]

describe.each(casesOf(ways, 1))('A visitor who closes the modal with %s', (_, close) => {
  test('while a code is expected, can request a new code', async () => {
    const { host, context } = await visit()
    await context.clock.install()
    const mailbox = mailboxes.newAddress()
    await askForCode(host, mailbox)
    await mailboxes.codeFor(mailbox)
    await close(host)
    await seesUsable(host)
    expect(await focused(host)).toBe('wm-connect-button')
    await waitForNextMail(host)
    await askForCode(host, mailbox)
    await enterCode(host, await mailboxes.codeFor(mailbox, 2))
  })

  test('while the address is being sent, sees the first view again and can type an address', async () => {
    const { host, page } = await visit()
    const mailbox = mailboxes.newAddress()
    await host.open()
    await world.faults.set('wallet', { kind: 'slow', ms: 500 })
    const answered = page.waitForResponse(/email\/start/)
    await submitAddress(host, mailbox)
    await page.waitForRequest(/email\/start/)
    await close(host)
    await seesUsable(host)
    await answered
    await world.faults.end('wallet')
    await host.open()
    await host.sees('Connect')
    expect(await host.in('wm-email-input').isEditable()).toBe(true)
  })

  test('while the code is being checked, stays disconnected and can log in again without another mail', async () => {
    const { host, page } = await visit()
    const mailbox = mailboxes.newAddress()
    await askForCode(host, mailbox)
    const code = await mailboxes.codeFor(mailbox)
    await world.faults.set('wallet', { kind: 'slow', ms: 500 })
    const answered = page.waitForResponse(/email\/finish/)
    await host.in('wm-otp-input').fill(code)
    await page.waitForRequest(/email\/finish/)
    await close(host)
    await seesUsable(host)
    await answered
    await world.faults.end('wallet')
    expect(await host.fact('connected')).toBe('false')
    await host.open()
    await submitAddress(host, mailbox)
    await host.seesFact('connected', 'true')
    expect(await mailboxes.mailsTo(mailbox)).toHaveLength(1)
    await host.seesClosed()
    expect(await sign(host)).toMatch(signaturePattern)
  })

  test('during a change of the address, keeps the account and the former address', async () => {
    const { host } = await visit()
    const [mailbox, next] = [mailboxes.newAddress(), mailboxes.newAddress()]
    await login(host, mailboxes, mailbox)
    await host.open()
    await host.in('wm-connected-wallet').click()
    await host.sees('UpdateEmailWallet')
    await close(host)
    await seesUsable(host)
    await host.open()
    await host.in('wm-connected-wallet').click()
    await host.in('wm-email-input').fill(next)
    await host.in('wm-email-save').click()
    await host.sees('UpdateEmailPrimaryOtp')
    const code = await mailboxes.codeFor(mailbox, 2)
    await close(host)
    await seesUsable(host)
    expect(code).toMatch(/^\d{6}$/)
    await host.open()
    await host.sees('Account')
    expect(await host.in('wm-connected-wallet').textContent()).toContain(mailbox)
    await close(host)
    expect(await sign(host)).toMatch(signaturePattern)
  })

  test('while the browser waits for its approval, can approve the browser later and then gets a code', async () => {
    const { host, context } = await visit({}, careful)
    await context.clock.install()
    const mailbox = mailboxes.newAddress()
    await host.open()
    await submitAddress(host, mailbox)
    await host.sees('EmailVerifyDevice')
    await close(host)
    await seesUsable(host)
    await waitForNextMail(host)
    await host.open()
    await submitAddress(host, mailbox)
    await host.sees('EmailVerifyDevice')
    await approveBrowser(host, mailbox, 2)
    await host.sees('EmailVerifyOtp')
    await enterCode(host, await mailboxes.codeFor(mailbox, 3))
    expect(await sign(host)).toMatch(signaturePattern)
  })
})

/** Approves the browser with the link of the latest mail. */
async function approveBrowser({ page }: HostPage, mailbox: string, mails: number): Promise<void> {
  await expect.poll(async () => (await mailboxes.mailsTo(mailbox)).length).toBe(mails)
  const link = /^http\S+$/m.exec((await mailboxes.mailsTo(mailbox)).at(-1)?.text ?? '')?.[0] ?? ''
  const tab = await page.context().newPage()
  await tab.goto(link)
  await tab.getByRole('button').click()
  await tab.getByText('Approved').waitFor()
  await tab.close()
}

describe('An approval', () => {
  /** Requests a signature with the keyboard, and waits for the approval. */
  async function showApproval() {
    const { host, page } = await visit()
    await login(host, mailboxes, mailboxes.newAddress())
    await host.part('host-sign').focus()
    await page.keyboard.press('Enter')
    await enabled(host, 'wf-approve').waitFor()
    return { host, page }
  }

  test('is declined with Escape, and the focus returns to the button of the page', async () => {
    const { host } = await showApproval()
    await host.escape()
    expect(await host.outcome()).toContain('rejected')
    await seesUsable(host)
    await expect.poll(() => focused(host)).toBe('host-sign')
    expect(await sign(host)).toMatch(signaturePattern)
    await seesUsable(host)
  })

  test('stays open after a press outside and after Escape beside the frame, and ends with its close button', async () => {
    const { host, page } = await showApproval()
    await page.mouse.click(5, 5)
    await page.getByTestId('wm-auth-close').focus()
    await host.escape()
    await host.escape()
    await page.locator('[data-testid=wm-auth-dialog][open]').waitFor()
    await enabled(host, 'wf-approve').waitFor()
    expect(await host.part('host-outcome').textContent()).toBe('working')
    await page.getByTestId('wm-auth-close').click()
    expect(await host.outcome()).toContain('aborted')
    await seesUsable(host)
    await expect.poll(() => focused(host)).toBe('host-sign')
    expect(await sign(host)).toMatch(signaturePattern)
    await seesUsable(host)
  })
})

describe('A visitor who leaves the page', () => {
  /** Opens another page in the tab, and then the app again. */
  async function leave({ page }: HostPage): Promise<void> {
    const address = page.url()
    await page.goto(world.endpoints.inbox)
    await page.goto(address)
  }

  test('at any step can use the page after coming back, and has the same account', async () => {
    const { host, context } = await visit({ expects: [/status of 401/] })
    await context.clock.install()
    const mailbox = mailboxes.newAddress()
    await host.open()
    await host.in('wm-email-input').fill(mailbox)
    await leave(host)
    await seesUsable(host)
    await askForCode(host, mailbox)
    const code = await mailboxes.codeFor(mailbox)
    await leave(host)
    await seesUsable(host)
    await waitForNextMail(host)
    await askForCode(host, mailbox)
    await host.in('wm-otp-input').fill(code)
    await expect.poll(() => host.in('wm-otp-error').textContent()).toContain('Try')
    const address = await enterCode(host, await mailboxes.codeFor(mailbox, 2))
    await host.part('host-sign').click()
    await frameOf(host).getByTestId('wf-details').waitFor()
    await leave(host)
    await host.seesFact('connected', 'true')
    await seesUsable(host)
    await host.open()
    await host.in('wm-connected-wallet').click()
    await waitForNextMail(host)
    await host.in('wm-email-input').fill(mailboxes.newAddress())
    await host.in('wm-email-save').click()
    await host.sees('UpdateEmailPrimaryOtp')
    await leave(host)
    await host.seesFact('connected', 'true')
    expect(await host.fact('address')).toBe(address)
    await host.open()
    expect(await host.in('wm-connected-wallet').textContent()).toContain(mailbox)
    await host.escape()
    await seesUsable(host)
    expect(await sign(host)).toMatch(signaturePattern)
  })
})

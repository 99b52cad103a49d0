import type { Page } from 'playwright-core'
import { verifyMessage } from 'ethers'
import { expect, test } from 'vitest'
import { findViolations } from './support/axe'
import { enabled, frameDocument, frameOf, press, sign, submitCode } from './support/email-visitor'
import type { HostPage } from './support/host-page'
import { Mailboxes } from './support/mailboxes'
import { addAuthenticator, askedCharacters, atLocalhost } from './support/passkeys'
import { generousLimits, useWallets } from './support/use-wallets'
import { openedByThief } from './support/wallet-thief'
import { useWorld, type VisitOptions } from './support/world'

const world = useWorld()
const mailboxes = new Mailboxes(world, 'passkey')
const wallets = useWallets(world, () => ({
  hostname: 'localhost',
  server: { locks: 'passkey', rateLimits: generousLimits },
}))

async function visit(options: VisitOptions = {}) {
  const visitor = await world.visit({ ...options, config: { options: { hosts: { auth: wallets.origin } } } })
  await visitor.page.goto(atLocalhost(visitor.page.url()))
  return visitor
}

/** Opens the window in which the visitor makes the passkey and the recovery code. */
async function openWindow(host: HostPage): Promise<Page> {
  const opening = host.page.waitForEvent('popup')
  await press(host, 'wf-set-up-start')
  const window = await opening
  await window.getByTestId('wa-recovery-code').waitFor()
  return window
}

/** Reads the recovery code, and types the characters of the code that the window asks for. */
async function writeCode(window: Page): Promise<string> {
  const code = (await window.getByTestId('wa-recovery-code').textContent()) ?? ''
  await window.getByTestId('wa-written').click()
  await window.getByTestId('wa-confirm').fill(askedCharacters(await window.locator('label').textContent(), code))
  await window.getByTestId('wa-check').click()
  await window.getByTestId('wa-create-passkey').waitFor()
  return code
}

test.each(['light', 'dark'] as const)(
  'a newcomer makes a passkey and a recovery code first, and neither the database nor the master key opens the wallet, %s',
  async (scheme) => {
    const { host, page } = await visit({ scheme })
    const mailbox = mailboxes.newAddress()
    await submitCode(host, mailboxes, mailbox)
    await enabled(host, 'wf-set-up-start').waitFor()
    expect(await findViolations(page)).toEqual([])
    expect(await findViolations(await frameDocument(host))).toEqual([])
    const window = await openWindow(host)
    await addAuthenticator(window)
    expect(await findViolations(window)).toEqual([])
    await writeCode(window)
    expect(await findViolations(window)).toEqual([])
    const closing = window.waitForEvent('close')
    await window.getByTestId('wa-create-passkey').click()
    await closing
    await host.seesFact('connected', 'true')
    await host.seesClosed()
    const address = await host.fact('address')
    expect(await openedByThief(wallets.stored.wallets, wallets.stored.masterKey)).toEqual(new Set())
    expect(verifyMessage('Grüße, 世界', await sign(host))).toBe(address)
  },
)

test('closing the set-up window creates no wallet; after the set-up, the recovery code opens the wallet in another browser', async () => {
  const first = await visit()
  const mailbox = mailboxes.newAddress()
  await submitCode(first.host, mailboxes, mailbox)
  await (await openWindow(first.host)).close()
  await expect
    .poll(() => frameOf(first.host).locator('[role=status]').textContent())
    .toContain('The window was closed, so there is no wallet yet')
  expect(await first.host.fact('connected')).toBe('false')
  const window = await openWindow(first.host)
  await addAuthenticator(window)
  const code = await writeCode(window)
  await window.getByTestId('wa-create-passkey').click()
  await first.host.seesFact('connected', 'true')
  const address = await first.host.fact('address')

  const second = await visit()
  await submitCode(second.host, mailboxes, mailbox, 2)
  await press(second.host, 'wf-unlock-code')
  await frameOf(second.host).getByTestId('wf-unlock-input').fill(code)
  await press(second.host, 'wf-unlock-submit')
  await second.host.seesFact('connected', 'true')
  expect(await second.host.fact('address')).toBe(address)

  const account = await second.context.newPage()
  await account.goto(`${wallets.origin}/export.html`)
  await account.getByTestId('wa-email').fill(mailbox)
  await account.getByTestId('wa-send').click()
  await account.getByTestId('wa-code').fill(await mailboxes.codeFor(mailbox, 3))
  await account.keyboard.press('Enter')
  await account.getByTestId('wa-new-code').waitFor()
  expect(await account.getByTestId('wa-unlock').count()).toBe(0)
})

test('a newcomer who cancels the set-up is asked to make a passkey again at the next login', async () => {
  const { host } = await visit()
  const mailbox = mailboxes.newAddress()
  await submitCode(host, mailboxes, mailbox)
  await press(host, 'wf-set-up-cancel')
  await expect.poll(() => host.in('wm-snackbar').count()).toBe(1)
  expect(await host.fact('connected')).toBe('false')
  await host.in('wm-email-submit').click()
  await frameOf(host).getByTestId('wf-set-up').waitFor()
  await host.page.getByTestId('wm-auth-close').click()
  await host.seesClosed()
  expect(await host.fact('connected')).toBe('false')
})

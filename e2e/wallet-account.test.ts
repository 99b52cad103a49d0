import { HDNodeWallet, verifyMessage } from 'ethers'
import { expect, test } from 'vitest'
import { AccountTab } from './support/account-tab'
import { findViolations } from './support/axe'
import { enabled, frameDocument, frameOf, login, press, sign, submitCode } from './support/email-visitor'
import { Mailboxes } from './support/mailboxes'
import { addAuthenticator, atLocalhost } from './support/passkeys'
import type { Visit } from './support/visit'
import { generousLimits, useWallets } from './support/use-wallets'
import { openedByThief } from './support/wallet-thief'
import { useWorld, type VisitOptions } from './support/world'

const world = useWorld()
const wallets = useWallets(world, () => ({
  hostname: 'localhost',
  server: { rateLimits: generousLimits },
}))

const mailboxes = new Mailboxes(world, 'owner')

async function visit(options: VisitOptions = {}): Promise<Visit> {
  const visitor = await world.visit({ ...options, config: { options: { hosts: { auth: wallets.origin } } } })
  await visitor.page.goto(atLocalhost(visitor.page.url()))
  return visitor
}

test.each(['light', 'dark'] as const)(
  'a newcomer sees the words of the wallet, locks it with a passkey, and opens it with passkey and code, %s',
  async (scheme) => {
    const visitor = await visit({ scheme })
    const mailbox = mailboxes.newAddress()
    const address = await login(visitor.host, mailboxes, mailbox)

    const account = await AccountTab.open(visitor, wallets)
    await addAuthenticator(account.page)
    await account.login(mailboxes, mailbox, 2)
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
  await account.login(mailboxes, mailbox, mails)
  await account.in('wa-lock').click()
  await account.in('wa-next').click()
  const code = await account.confirmCode()
  await account.in('wa-create-passkey').click()
  await account.sees('Your wallet is locked')
  return code
}

test('[C1-03] a wallet that is locked with a passkey opens in the modal with that passkey, and not with the database and the master key', async () => {
  const { host, page } = await visit()
  const mailbox = mailboxes.newAddress()
  const address = await login(host, mailboxes, mailbox)
  const app = page.url()
  const account = new AccountTab(page)
  await addAuthenticator(account.page)
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
  await sign(host)
  await host.seesClosed()

  await host.part('host-disconnect').click()
  await host.seesFact('connected', 'false')
  await submitCode(host, mailboxes, mailbox, 3)
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
    const mailbox = mailboxes.newAddress()
    const address = await login(first.host, mailboxes, mailbox)
    const account = new AccountTab(first.page)
    await addAuthenticator(account.page)
    const code = await lock(account, mailbox, 2)

    const { host } = await visit({ scheme })
    const frame = frameOf(host)
    await submitCode(host, mailboxes, mailbox, 3)
    await enabled(host, 'wf-unlock-cancel').waitFor()
    const document = await frameDocument(host)
    expect(await findViolations(document)).toEqual([])
    await press(host, 'wf-unlock-cancel')
    await host.sees('Connect')
    expect(await host.fact('connected')).toBe('false')

    await host.in('wm-email-submit').click()
    await press(host, 'wf-unlock-code')
    await frame.getByTestId('wf-unlock-input').fill(code.replace(/^./, (first) => (first === '7' ? '8' : '7')))
    await press(host, 'wf-unlock-submit')
    await frame.getByTestId('wf-unlock-problem').filter({ hasText: /./ }).waitFor()
    expect(await findViolations(document)).toEqual([])
    await frame.getByTestId('wf-unlock-input').fill(code.toLowerCase())
    await press(host, 'wf-unlock-submit')
    await host.seesFact('connected', 'true')
    await host.seesClosed()
    expect(await host.fact('address')).toBe(address)
  },
)

test('a visitor who closes the modal instead of opening a locked wallet is not connected, and can begin again', async () => {
  const first = await visit()
  const mailbox = mailboxes.newAddress()
  await login(first.host, mailboxes, mailbox)
  const account = new AccountTab(first.page)
  await addAuthenticator(account.page)
  await lock(account, mailbox, 2)

  const { host, page } = await visit()
  await submitCode(host, mailboxes, mailbox, 3)
  await frameOf(host).getByTestId('wf-unlock').waitFor()
  await page.getByTestId('wm-auth-close').click()
  await host.seesClosed()
  expect(await host.fact('connected')).toBe('false')
  await page.reload()
  await host.seesStatus('disconnected')
  expect(await page.getByTestId('wm-auth-dialog').isVisible()).toBe(false)
})

test('the words and the login are in no storage, address or title, and a page that was left is logged out', async () => {
  const visitor = await visit()
  const mailbox = mailboxes.newAddress()
  await login(visitor.host, mailboxes, mailbox)
  const elsewhere = await visit()
  const account = await AccountTab.open(elsewhere, wallets)
  await account.login(mailboxes, mailbox, 2)
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
  const third = await AccountTab.open(await visit(), wallets)
  await third.login(mailboxes, mailbox, 3)
  await expect.poll(() => third.in('wa-end-device').count()).toBe(2)
})

test('a visitor sees the other browser and logs it out, and the app there is logged out', async () => {
  const app = await visit({ expects: [/status of 401/, /Log in first/] })
  const mailbox = mailboxes.newAddress()
  await login(app.host, mailboxes, mailbox)
  const account = await AccountTab.open(await visit(), wallets)
  await account.login(mailboxes, mailbox, 2)
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

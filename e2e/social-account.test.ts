import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { AccountTab } from './support/account-tab'
import { Mailboxes } from './support/mailboxes'
import { clientsOf, logInAt, type Person } from './support/social-visitor'
import { openedWindow } from './support/opened-window'
import { generousLimits, useWallets } from './support/use-wallets'
import { useWorld } from './support/world'

const world = useWorld()
const wallets = useWallets(world, () => ({
  server: { rateLimits: generousLimits, socials: clientsOf(world.endpoints) },
}))

const mailboxes = new Mailboxes(world, 'account')

const visit = () =>
  world.visit({
    config: { options: { hosts: { auth: wallets.origin } } },
    expects: [/Failed to load resource/],
  })

/** Presses a button that opens the window of a provider. Logs in there as a person, or declines. */
async function proveAt(page: Page, button: Locator, person: Person | 'decline'): Promise<void> {
  const [window] = await Promise.all([openedWindow(page), button.click()])
  const choice = person === 'decline' ? 'social-decline' : `social-person-${person}`
  const closed = window.waitForEvent('close')
  await window.getByTestId(choice).click()
  await closed
}

test('a visitor adds a second login, which leads to the same account, and removes the first', async () => {
  const visitor = await visit()
  const address = await logInAt(visitor.host, 'google')
  const account = await AccountTab.open(visitor, wallets)
  await account.checks('Log in to your wallet')
  await proveAt(account.page, account.in('wa-social-google'), 'decline')
  await expect.poll(() => account.page.locator('main').textContent()).toContain('You declined at Google')
  await proveAt(account.page, account.in('wa-social-google'), 'ann')
  await account.in('wa-end-device').first().waitFor()
  await account.checks('Your wallet')

  await account.in('wa-add-github').click()
  await account.checks('Add GitHub')
  await proveAt(account.page, account.in('wa-social-github'), 'ben')
  await account.checks('The login is added')
  await account.in('wa-home').click()
  await account.sees('Your wallet')
  const other = await visit()
  expect(await logInAt(other.host, 'github', 'ben')).toBe(address)

  await account.in('wa-remove-login').first().click()
  await account.checks('Remove this login?')
  await account.in('wa-remove').click()
  await account.sees('The login is removed')
  const third = await visit()
  expect(await logInAt(third.host, 'google')).not.toBe(address)
})

test('a visitor without an e-mail address adds an address, and a code to the new address proves it', async () => {
  const visitor = await visit()
  await logInAt(visitor.host, 'discord')
  const account = await AccountTab.open(visitor, wallets)
  await account.sees('Log in to your wallet')
  await proveAt(account.page, account.in('wa-social-discord'), 'ann')
  await account.in('wa-add-email').click()
  const mailbox = mailboxes.newAddress()
  await account.in('wa-email').fill(mailbox)
  await account.in('wa-send').click()
  await account.in('wa-code').fill(await mailboxes.codeFor(mailbox, 1))
  await account.in('wa-login').click()
  await account.checks('The e-mail address is added')
  await account.in('wa-home').click()
  await expect.poll(() => account.page.locator('main').textContent()).toContain(mailbox)
})

test('a login at a provider that belongs to another wallet is not added', async () => {
  const first = await visit()
  await logInAt(first.host, 'facebook')
  const visitor = await visit()
  await logInAt(visitor.host, 'google', 'cleo')
  const account = await AccountTab.open(visitor, wallets)
  await account.sees('Log in to your wallet')
  await proveAt(account.page, account.in('wa-social-google'), 'cleo')
  await account.in('wa-add-facebook').click()
  await account.sees('Add Facebook')
  await proveAt(account.page, account.in('wa-social-facebook'), 'ann')
  await expect.poll(() => account.page.locator('main').textContent()).toContain('belongs to another wallet already')
})

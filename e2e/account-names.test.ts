import { expect, test } from 'vitest'
import { findViolations } from './support/axe'
import { login, press } from './support/email-visitor'
import type { HostPage } from './support/host-page'
import { Mailboxes } from './support/mailboxes'
import { fillSend, moneyConfig } from './support/money'
import { generousLimits, useWallets } from './support/use-wallets'
import { useWorld } from './support/world'

const world = useWorld()
const wallets = useWallets(world, () => ({
  apps: [world.host('plain').origin],
  server: { rateLimits: generousLimits },
}))
const mailboxes = new Mailboxes(world, 'names')

/** Logs in by e-mail and opens the form of a name. Returns the account, too. */
async function openForm() {
  const config = moneyConfig(world)
  const hosts = { ...config.options?.hosts, auth: wallets.origin }
  const { host, page } = await world.visit({
    config: { ...config, options: { ...config.options, hosts } },
    // The service answers with 404 for a free name, and with 500 while it fails.
    expects: [/status of (404|500)/, /net::ERR_FAILED/],
  })
  const address = await login(host, mailboxes, mailboxes.newAddress())
  await host.open()
  await host.in('wm-settings').click()
  await host.in('wm-choose-name').click()
  await host.sees('RegisterAccountName')
  return { host, page, address }
}

const typed = (host: HostPage, label: string) => host.in('wm-name-input').fill(label)
const words = (host: HostPage) => host.modal.textContent()

test('[C1-16] [C2-13] [C4-22] [C7-17] a visitor registers a name with the keyboard; the account shows it, the send form resolves it, and it is found after a reload', async () => {
  const { host, page, address } = await openForm()
  await typed(host, 'lunamara')
  await host.modal.locator('[data-testid=wm-name-submit]:not([disabled])').waitFor()
  expect(await findViolations(page)).toEqual([])
  await host.in('wm-name-input').press('Enter')
  await press(host, 'wf-approve')
  await host.sees('RegisterAccountNameSuccess')
  expect(await host.in('wm-name-done').textContent()).toContain('lunamara.reown.id')
  expect(await findViolations(page)).toEqual([])
  await host.in('wm-name-done-button').click()
  await host.sees('Account')
  await expect.poll(() => words(host)).toContain('lunamara.reown.id')

  await fillSend(host, { amount: '0.1', to: 'lunamara.reown.id' })
  const receiver = host.in('wm-send-receiver')
  await expect.poll(() => receiver.getAttribute('data-address')).toBe(address)

  await page.reload()
  await host.seesFact('address', address)
  await host.open()
  await expect.poll(() => words(host)).toContain('lunamara.reown.id')
  await host.in('wm-settings').click()
  await host.sees('AccountSettings')
  expect(await host.in('wm-choose-name').count()).toBe(0)
})

test('[C5-17] a taken name and an invalid name say so, and a name of the suggestions can be taken', async () => {
  const { host } = await openForm()
  await typed(host, 'abc')
  await expect.poll(() => words(host)).toContain('at least 4 characters')
  await typed(host, 'juno_wick')
  await expect.poll(() => words(host)).toContain('only letters, numbers and hyphens')
  await typed(host, 'junowick')
  await expect.poll(() => host.in('wm-name-typed').textContent()).toContain('Registered')
  expect(await host.in('wm-name-submit').isDisabled()).toBe(true)
  await host.in('wm-name-suggestion').first().click()
  await host.modal.locator('[data-testid=wm-name-submit]:not([disabled])').waitFor()
})

test('[C4-22] when the service fails, the form comes back, says so, and registers at the next try', async () => {
  const { host } = await openForm()
  await typed(host, 'marafail')
  await host.modal.locator('[data-testid=wm-name-submit]:not([disabled])').waitFor()
  await world.faults.set('names', { kind: 'status', code: 500 })
  await host.in('wm-name-submit').click()
  await press(host, 'wf-approve')
  await expect.poll(() => words(host), { timeout: 10_000 }).toContain('Error registering name marafail.reown.id')
  await host.sees('RegisterAccountName')
  await world.faults.end('names')
  await host.in('wm-name-submit').click()
  await press(host, 'wf-approve')
  await host.sees('RegisterAccountNameSuccess')
})

test('a name whose registration was lost on its way back is looked up and not registered a second time', async () => {
  const { host, page } = await openForm()
  await typed(host, 'maralost')
  await host.modal.locator('[data-testid=wm-name-submit]:not([disabled])').waitFor()
  let registrations = 0
  await page.route(/\/v1\/profile\/account(\?|$)/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    registrations += 1
    // The service gets the request and registers the name. Its answer never reaches the page.
    await route.fetch()
    await route.abort()
  })
  await host.in('wm-name-submit').click()
  await press(host, 'wf-approve')
  await host.sees('RegisterAccountNameSuccess')
  expect(await host.in('wm-name-done').textContent()).toContain('maralost.reown.id')
  expect(registrations).toBe(1)
})

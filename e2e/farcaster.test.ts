import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { AccountTab } from './support/account-tab'
import { findViolations } from './support/axe'
import { sign, signaturePattern } from './support/email-visitor'
import type { HostPage } from './support/host-page'
import { scan } from './support/scan'
import { pressProvider } from './support/social-visitor'
import { generousLimits, useWallets } from './support/use-wallets'
import type { VisitOptions } from './support/world'
import { useWorld } from './support/world'

const world = useWorld()
const wallets = useWallets(world, () => ({
  server: { rateLimits: generousLimits, farcaster: world.endpoints.farcaster },
}))

/** Messages that the faults cause in the console. */
const noise = [/\[wallet-modal\]/, /Failed to load resource/]

function visit({ expects = [], config, ...options }: VisitOptions = {}) {
  return world.visit({ ...options, expects, config: { ...config, options: { hosts: { auth: wallets.origin } } } })
}

/** Opens the login with Farcaster on a desktop, and scans the QR code with a phone. Returns the page on the phone. */
async function scanCode(host: HostPage): Promise<Page> {
  await host.open()
  await pressProvider(host, 'farcaster')
  await host.sees('ConnectingFarcaster')
  await host.in('wm-qr').waitFor()
  const shown = async (): Promise<string[]> => scan(host.in('wm-qr'))
  await expect.poll(async () => (await shown()).length).toBe(1)
  const [url = ''] = await shown()
  const phone = await host.page.context().newPage()
  await phone.goto(url)
  return phone
}

async function logIn(host: HostPage, person: 'ann' | 'ben' = 'ann'): Promise<string> {
  const phone = await scanCode(host)
  await phone.getByTestId(`farcaster-person-${person}`).click()
  await host.page.bringToFront()
  await host.seesFact('connected', 'true')
  await host.seesClosed()
  return host.fact('address')
}

test(
  '[C1-05] [C2-08] [C7-23] a QR code that a phone scans leads to an account that signs',
  { tags: 'main' },
  async () => {
    const { host } = await visit()
    const address = await logIn(host)
    expect(await sign(host)).toMatch(signaturePattern)
    const second = await visit()
    expect(await logIn(second.host)).toBe(address)
    const third = await visit()
    expect(await logIn(third.host, 'ben')).not.toBe(address)
  },
)

test.each(['light', 'dark'] as const)(
  'a phone can scan the QR code, and axe finds nothing in its view, in %s',
  async (themeMode) => {
    const { host, page } = await visit({ config: { themeMode } })
    await scanCode(host)
    await page.bringToFront()
    expect(await findViolations(page)).toEqual([])
  },
)

test('on a phone, a button opens the Farcaster app, and the approval there connects the visitor', async () => {
  const { host, page } = await visit({ isPhone: true })
  await host.open()
  await pressProvider(host, 'farcaster')
  const [app] = await Promise.all([page.context().waitForEvent('page'), host.in('wm-open-farcaster').click()])
  await app.getByTestId('farcaster-person-ann').click()
  await page.bringToFront()
  await host.seesFact('connected', 'true')
})

test.each(['otherNonce', 'otherDomain', 'otherSigner', 'otherFid', 'otherSignature', 'expired'] as const)(
  'a relay with the fault %s logs nobody in, and the visitor sees an error',
  async (kind) => {
    const { host, page } = await visit({ expects: noise })
    const phone = await scanCode(host)
    await world.faults.set('farcaster', { kind })
    await phone.getByTestId('farcaster-person-ann').click()
    await page.bringToFront()
    await host.sees('Connect')
    await expect.poll(() => host.in('wm-snackbar').textContent()).not.toBe('')
    expect(await host.fact('events')).toContain('SOCIAL_LOGIN_ERROR')
    expect(await host.fact('connected')).toBe('false')
  },
)

test('a late approval does not connect a visitor who has left the view', async () => {
  const { host, page } = await visit({ expects: noise })
  const phone = await scanCode(host)
  await page.bringToFront()
  await host.in('wm-back').click()
  await host.sees('Connect')
  await phone.bringToFront()
  await phone.getByTestId('farcaster-person-ann').click()
  await page.bringToFront()
  await page.reload()
  await host.seesStatus('disconnected')
})

test('a visitor whose only login is Farcaster opens the account page with the same phone, and sees the secret words', async () => {
  const { host, context } = await visit()
  await logIn(host)
  const account = await AccountTab.open({ context }, wallets)
  await account.in('wa-social-farcaster').click()
  await account.in('wa-open-farcaster').waitFor()
  await account.checks('Log in with Farcaster')
  for (const colorScheme of ['dark', 'light'] as const) {
    await account.page.emulateMedia({ colorScheme })
    await expect.poll(() => scan(account.page.getByRole('img', { name: 'QR code' }))).toHaveLength(1)
  }
  const [url = ''] = await scan(account.page.getByRole('img', { name: 'QR code' }))
  const phone = await context.newPage()
  await phone.goto(url)
  await phone.getByTestId('farcaster-person-ann').click()
  await account.page.bringToFront()
  await account.in('wa-end-device').first().waitFor()
  await account.sees('Your wallet')
  expect(await account.page.locator('main').textContent()).toContain('You are logged in with Farcaster as')
  await account.in('wa-words-open').click()
  await account.in('wa-show-words').click()
  expect((await account.words()).split(' ')).toHaveLength(12)
})

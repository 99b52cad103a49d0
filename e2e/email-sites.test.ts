import type { Page } from 'playwright-core'
import { verifyMessage } from 'ethers'
import { expect, test } from 'vitest'
import { findViolations } from './support/axe'
import { enabled, enterCode, frameDocument, frameOf, login, press, sign, submitAddress } from './support/email-visitor'
import { HostPage } from './support/host-page'
import { Mailboxes } from './support/mailboxes'
import { generousLimits, useWallets } from './support/use-wallets'
import { useWorld, type VisitOptions } from './support/world'

const world = useWorld()
const mailboxes = new Mailboxes(world, 'sites')
const wallets = useWallets(world, () => ({
  apps: [world.host('plain').origin, world.host('compiled').origin],
  server: { rateLimits: generousLimits },
}))

/** Opens two apps in one browser. The visitor is logged in at the first app, and has submitted the same address at the second app. */
async function openBoth(options: VisitOptions = {}) {
  const config = { options: { hosts: { auth: wallets.origin } } }
  const visitor = await world.visit({ ...options, config })
  const first = visitor.host
  const mailbox = mailboxes.newAddress()
  const address = await login(first, mailboxes, mailbox)
  const page: Page = await visitor.context.newPage()
  const { pathname, search, hash } = new URL(visitor.page.url())
  await page.goto(`${world.host('compiled').origin}${pathname}${search}${hash}`)
  const second = new HostPage(page)
  expect(await second.fact('connected')).toBe('false')
  await second.open()
  await submitAddress(second, mailbox)
  await frameOf(second).getByTestId('wf-consent').waitFor()
  return { first, second, mailbox, address, page }
}

test.each(['light', 'dark'] as const)(
  'a second site in the same browser needs the visitor’s consent and no mail; signing out at one site leaves the other connected, %s',
  async (scheme) => {
    const { first, second, mailbox, address, page } = await openBoth({ scheme })
    expect(await frameOf(second).getByTestId('wf-origin').textContent()).toBe(world.host('compiled').origin)
    expect(await frameOf(second).getByTestId('wf-consent-email').textContent()).toBe(mailbox)
    await enabled(second, 'wf-consent-allow').waitFor()
    expect(await findViolations(page)).toEqual([])
    expect(await findViolations(await frameDocument(second))).toEqual([])
    await press(second, 'wf-consent-allow')
    await second.seesFact('connected', 'true')
    await second.seesClosed()
    expect(await second.fact('address')).toBe(address)
    expect(await mailboxes.mailsTo(mailbox)).toHaveLength(1)

    await first.part('host-disconnect').click()
    await first.seesFact('connected', 'false')
    await page.reload()
    await second.seesFact('connected', 'true')
    expect(verifyMessage('Grüße, 世界', await sign(second))).toBe(address)
  },
)

test('a visitor who closes the wallet stays unknown to the site, and a visitor who prefers a code gets a code', async () => {
  const { second, mailbox, address, page } = await openBoth()
  await page.getByTestId('wm-auth-close').click()
  await second.seesClosed()
  expect(await second.fact('connected')).toBe('false')
  await second.open()
  await submitAddress(second, mailbox)
  await press(second, 'wf-consent-code')
  await second.sees('EmailVerifyOtp')
  expect(await enterCode(second, await mailboxes.codeFor(mailbox, 2))).toBe(address)
})

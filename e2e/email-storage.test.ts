import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { launchProfile } from './support/browser'
import { login, sign, signaturePattern } from './support/email-visitor'
import { Guard } from './support/guard'
import { HostPage } from './support/host-page'
import { Mailboxes } from './support/mailboxes'
import { sandboxNetworks } from './support/networks'
import { generousLimits, useWallets } from './support/use-wallets'
import { useWorld } from './support/world'

const world = useWorld()
const mailboxes = new Mailboxes(world, 'storage')
const wallets = useWallets(world, () => {
  const { origin } = world.host('plain')
  return { apps: [origin, otherSite(origin)], server: { rateLimits: generousLimits } }
})

/** The host app at localhost. For the frame at 127.0.0.1, localhost is another site. */
const otherSite = (origin: string) => origin.replace('127.0.0.1', 'localhost')

const profiles: { context: BrowserContext; folder: string; guard: Guard }[] = []
afterEach(async () => {
  for (const { context, folder, guard } of profiles.splice(0)) {
    await context.close()
    await rm(folder, { recursive: true, force: true })
    expect(guard.findings([])).toEqual([])
  }
})

/** Opens a browser profile that keeps the storage of a frame apart for each site that embeds the frame, as visitors' browsers do. */
async function openProfile(): Promise<BrowserContext> {
  const folder = await mkdtemp(join(tmpdir(), 'wallet-modal-profile-'))
  const context = await launchProfile(folder)
  context.setDefaultTimeout(20_000)
  profiles.push({ context, folder, guard: new Guard(context) })
  return context
}

/** Opens the host app in a tab: at the frame's site, or as a page of another site. */
async function open(context: BrowserContext, isOther: boolean): Promise<HostPage> {
  const config = { networks: sandboxNetworks(world.endpoints), options: { hosts: { auth: wallets.origin } } }
  const address = world.host('plain').address(config, {})
  const page = await context.newPage()
  await page.goto(isOther ? otherSite(address) : address)
  return new HostPage(page)
}

test('in a browser that keeps the storage of sites apart, each of two sites needs a login and gets the same account', async () => {
  const context = await openProfile()
  const [own, other] = [await open(context, false), await open(context, true)]
  const mailbox = mailboxes.newAddress()
  const address = await login(own, mailboxes, mailbox)
  expect(await login(other, mailboxes, mailbox, 2)).toBe(address)
  for (const host of [own, other]) {
    await host.page.reload()
    await host.seesFact('connected', 'true')
    expect(await sign(host)).toMatch(signaturePattern)
  }
  const tab = await open(context, true)
  await tab.seesFact('connected', 'true')
  await tab.part('host-disconnect').click()
  await tab.seesFact('connected', 'false')
  await other.seesFact('connected', 'false')
  await own.page.reload()
  await own.seesFact('connected', 'true')
  expect(await sign(own)).toMatch(signaturePattern)
})

/** The ways in which browsers deny a frame its database. */
const denials = {
  'the database is forbidden': "get() { throw new DOMException('Denied', 'SecurityError') }",
  'there is no database': 'value: undefined',
  'the database does not open': `value: { open() {
    const request = new EventTarget()
    setTimeout(() => request.dispatchEvent(new Event('error')))
    return request
  } }`,
}

test.each(Object.entries(denials))(
  'a frame without storage logs the visitor in and signs until the page is reloaded, and then needs another login: %s',
  async (_, property) => {
    const script = `if (self !== top) Object.defineProperty(self, 'indexedDB', { ${property} })`
    const config = { options: { hosts: { auth: wallets.origin } } }
    const { host, page } = await world.visit({ config, scripts: [script] })
    const mailbox = mailboxes.newAddress()
    const address = await login(host, mailboxes, mailbox)
    expect(await sign(host)).toMatch(signaturePattern)
    await page.reload()
    await host.seesStatus('disconnected')
    expect(await login(host, mailboxes, mailbox, 2)).toBe(address)
    expect(await sign(host)).toMatch(signaturePattern)
  },
)

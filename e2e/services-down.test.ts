import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { network } from './support/networks'
import { codeOf, pairingConfig, showCode } from './support/phone'
import { storedRows } from './support/storage'
import { useWorld } from './support/world'

const world = useWorld()
const [first] = devAccounts
const notes = [/Failed to load resource/, /\[wallet-modal\]/, /WebSocket/, /CORS policy/]

test('with the relay and the directory dead the modal opens, wallets of this browser connect, and the rest is reported', async () => {
  await world.faults.set('relay', { kind: 'dead' })
  await world.faults.set('directory', { kind: 'cut' })
  await world.faults.set('images', { kind: 'cut' })
  const { host } = await world.visit({ config: pairingConfig(world), expects: notes })
  await host.open()
  await host.sees('Connect')
  await host.wallet('Sandbox Wallet').waitFor()

  await host.in('wm-all-wallets').click()
  await host.sees('AllWallets')
  await host.in('wm-retry').waitFor()
  await world.faults.end('directory')
  await world.faults.end('images')
  await host.in('wm-retry').click()
  await host.wallet('Sandbox Phone').waitFor()

  await host.in('wm-back').click()
  await host.wallet('WalletConnect').click()
  await host.sees('ConnectingWalletConnect')
  await host.page.locator('[data-testid=wm-connecting][data-state=error]').waitFor({ timeout: 30_000 })
  await world.faults.end('relay')
  await host.in('wm-retry').click()
  await codeOf(host)

  await host.in('wm-back').click()
  await host.wallet('Sandbox Wallet').click()
  await world.wallet.approve()
  await host.seesFact('address', first)
})

/** The relay refuses with `reason`; the alert `title` is raised once, and the retry after it works. */
async function expectAlert(reason: string, title: string): Promise<void> {
  await world.faults.set('relay', { kind: 'refuse', reason })
  const { host } = await world.visit({ config: pairingConfig(world), expects: notes })
  await host.open()
  await host.wallet('WalletConnect').click()
  await host.in('wm-alert').waitFor({ timeout: 30_000 })
  expect(await host.in('wm-alert').textContent()).toContain(title)
  expect(await host.in('wm-alert').count()).toBe(1)
  await host.page.locator('[data-testid=wm-connecting][data-state=error]').waitFor({ timeout: 30_000 })
  await world.faults.end('relay')
  await host.in('wm-retry').click()
  await codeOf(host)
}

test('[C8-07] a relay that says “invalid key” raises the alert “Invalid Project ID”, once', () =>
  expectAlert('Unauthorized: invalid key', 'Invalid Project ID'))

test('[C8-02] a relay that says “origin not allowed” raises the alert “Invalid App Configuration”, once', () =>
  expectAlert('Unauthorized: origin not allowed', 'Invalid App Configuration'))

test('[C8-06] a relay that says “JWT Token is not yet valid” raises the alert “Session Expired”, once', () =>
  expectAlert('JWT validation error: JWT Token is not yet valid', 'Session Expired'))

test('a relay that says “unverified domain” raises the alert “Unverified domain”, once', () =>
  expectAlert('Unauthorized: unverified domain', 'Unverified domain'))

test('[C5-06] [C8-08] without a project id the alert appears when pairing needs one', async () => {
  const { host, guard } = await world.visit({ expects: notes })
  await host.open()
  await host.sees('Connect')
  expect(await host.in('wm-alert').count()).toBe(0)
  await host.wallet('WalletConnect').click()
  await host.in('wm-alert').waitFor()
  expect(await host.in('wm-alert').textContent()).toContain('Project ID Not Configured')
  expect(guard.requests.filter((url) => /pairing-kit/.test(url))).toEqual([])
})

test.each([401, 403, 429, 500] as const)(
  'a directory that answers %i is shown as unavailable, with a way to try again',
  async (code) => {
    await world.faults.set('directory', { kind: 'status', code })
    const { host } = await world.visit({ config: pairingConfig(world), expects: notes })
    await host.open()
    await host.in('wm-all-wallets').click()
    await host.in('wm-retry').waitFor()
    await world.faults.end('directory')
    await host.in('wm-retry').click()
    await host.wallet('Sandbox Phone').waitFor()
  },
)

test('invalid or late answers of the directory break nothing', async () => {
  await world.faults.set('directory', { kind: 'rubbish' })
  const { host } = await world.visit({ config: pairingConfig(world), expects: notes })
  await host.open()
  await host.in('wm-all-wallets').click()
  await host.in('wm-retry').waitFor()
  await world.faults.set('directory', { kind: 'slow', ms: 1_000 })
  await host.in('wm-retry').click()
  await host.wallet('Sandbox Phone').waitFor()
})

test('a second visit shows the directory at once, also offline', async () => {
  const visit = await world.visit({ config: pairingConfig(world), expects: notes })
  const { host, page } = visit
  await host.open()
  await host.in('wm-all-wallets').click()
  await host.wallet('Sandbox Phone').waitFor()
  await host.wallet('Sandbox Phone').locator('img').waitFor()
  const readNames = () => host.wallets.evaluateAll((rows) => rows.map((row) => row.textContent))
  // The number of tiles that the list mounts, including those just out of view.
  await expect.poll(async () => (await readNames()).length).toBeGreaterThan(10)
  const names = await readNames()
  // The lists are stored when the browser is idle.
  const shown = names.map((name) => name ?? '')
  await expect
    .poll(async () => {
      const stored = JSON.stringify(await storedRows(page, 'walletLists'))
      return shown.filter((name) => !stored.includes(JSON.stringify(name).slice(1, -1)))
    })
    .toEqual([])
  await world.faults.set('directory', { kind: 'cut' })
  await world.faults.set('images', { kind: 'cut' })
  await page.reload()
  await host.open()
  await host.in('wm-all-wallets').click()
  await host.wallet('Sandbox Phone').locator('img').waitFor()
  await expect.poll(readNames).toEqual(names)
})

test('endpoints of a network replace each other as they die, one by one', async () => {
  const config = pairingConfig(world, {
    networks: [network(31337, 'Sandbox One', world.rpc(31337)), network(31338, 'Sandbox Two', world.rpc(31338))],
    options: { hosts: { rpc: world.endpoints.rpcProxy } },
  })
  const wei = '1234567800000000000000'
  await world.wallet.approveAll()
  // This test is about the proxy only, so the data service of the same host serves no network.
  await world.services.set({ supportedChains: [] })
  const visit = async (isNodeDead: boolean) => {
    const { host, page, guard } = await world.visit({ config, expects: notes })
    if (isNodeDead) await page.route(world.rpc(31337), (route) => route.abort())
    await host.open()
    await host.wallet('Sandbox Wallet').click()
    await host.seesFact('connected', 'true')
    await host.seesClosed()
    return { host, proxied: () => guard.requests.filter((url) => url.includes('/v1/?chainId=')).length }
  }
  const first = await visit(true)
  await first.host.seesFact('wei', wei)
  expect(first.proxied()).toBeGreaterThan(0)
  await world.faults.set('rpc', { kind: 'cut' })
  const second = await visit(false)
  await second.host.seesFact('wei', wei)
  const third = await visit(true)
  await third.host.open()
  await expect.poll(() => third.host.in('wm-view-Account').textContent()).toContain('Balance unavailable')
  await world.faults.end('rpc')
  await expect.poll(() => third.host.in('wm-balance').textContent(), { timeout: 20_000 }).toBe('1,234.567 ETH')
})

test('events are sent only if the app asks for it, and contain no pairing link', async () => {
  await world.services.set({ isAnalyticsEnabled: true })
  const { analytics, api, relay, rpcProxy: rpc } = world.endpoints
  // With a project id, every service without a host of its own would be the cloud's.
  const hosts = { analytics, api, relay, rpc }
  const silent = await world.visit({ config: pairingConfig(world, { options: { hosts } }) })
  await showCode(silent.host)
  expect(await world.services.analytics()).toEqual([])
  const asking = await world.visit({
    config: pairingConfig(world, { options: { hosts, features: { analytics: true }, projectId: 'project' } }),
  })
  await world.wallet.approveAll()
  await world.phone.scan(await showCode(asking.host))
  await asking.host.seesFact('connected', 'true')
  await expect.poll(async () => JSON.stringify(await world.services.analytics())).toContain('CONNECT_SUCCESS')
  const sent = JSON.stringify(await world.services.analytics())
  for (const name of ['INITIALIZE', 'MODAL_OPEN', 'SELECT_WALLET']) expect(sent).toContain(name)
  expect(sent).toContain('"projectId":"project"')
  expect(sent).not.toContain('symKey')
})

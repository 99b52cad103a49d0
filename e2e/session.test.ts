import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import type { HostPage } from './support/host-page'
import { localTexts, storedRows } from './support/storage'
import { useWorld } from './support/world'

const world = useWorld()
const [first, second] = devAccounts

/** Records every text and status of the combined button, from the first frame on. */
const noteButton = `
  globalThis.seen = []
  new MutationObserver(() => {
    const button = document.querySelector('[data-testid=wm-button]')
    if (!button) return
    const now = button.dataset.status + ' ' + button.textContent
    if (seen.at(-1) !== now) seen.push(now)
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })`

const seen = (page: Page): Promise<string[]> => page.evaluate<string[]>('seen')

/** A visitor with two tabs, connected in the first. */
async function connectedTwice(): Promise<{ one: HostPage; two: HostPage }> {
  const visit = await world.visit()
  const two = await visit.openTab()
  await visit.host.page.bringToFront()
  await visit.host.connect()
  await two.seesFact('connected', 'true')
  return { one: visit.host, two }
}

test('another account in the wallet shows at once in every tab', async () => {
  const { one, two } = await connectedTwice()
  await world.wallet.switchAccount(1)
  for (const tab of [one, two]) {
    await tab.seesFact('address', second)
    await tab.seesFact('wei', String(10_000n * 10n ** 18n))
    await tab.seesStatus('connected')
  }
  expect(await localTexts(one.page)).toContain(second)
})

test('locking the wallet disconnects every tab', async () => {
  const { one, two } = await connectedTwice()
  await world.wallet.lock()
  for (const tab of [one, two]) {
    await tab.seesStatus('disconnected')
    await tab.seesFact('address', '')
  }
})

test('[C4-06] disconnecting the site in the wallet disconnects every tab and forgets the connection', async () => {
  const { one, two } = await connectedTwice()
  await world.wallet.disconnect(new URL(one.page.url()).origin)
  for (const tab of [one, two]) {
    await tab.seesStatus('disconnected')
    await tab.seesFact('address', '')
    await tab.seesFact('wei', '')
    await tab.seesFact('wallet', '')
  }
  expect(await localTexts(one.page)).not.toContain(first)
})

test('an open modal closes when the wallet disconnects', async () => {
  const { host } = await world.visit()
  await host.connect()
  await host.open()
  await host.sees('Account')
  await world.wallet.disconnect(new URL(host.page.url()).origin)
  await host.seesClosed()
  await host.seesStatus('disconnected')
})

test('connecting and disconnecting in one tab shows in the other', async () => {
  const { one, two } = await connectedTwice()
  await two.seesFact('address', first)
  await two.seesStatus('connected')
  await two.page.bringToFront()
  await two.open()
  await two.in('wm-disconnect').click()
  await two.seesStatus('disconnected')
  await one.seesStatus('disconnected')
  await one.seesFact('address', '')
  await one.page.reload()
  await one.seesStatus('disconnected')
})

test('a reload restores the connection, and its first frame shows the account', async () => {
  const { host, page } = await world.visit({ scripts: [noteButton] })
  await host.connect()
  await expect.poll(async () => (await storedRows(page, 'recentWallets')).length).toBe(1)
  await page.reload()
  await host.seesFact('connected', 'true')
  await host.seesFact('address', first)
  const states = await seen(page)
  expect(states[0]).toMatch(/^connecting .*0xf39F…2266/)
  expect(states.at(-1)).toMatch(/^connected .*0xf39F…2266/)
  expect(states.filter((state) => !state.includes('0xf39F…2266'))).toEqual([])
  const order = states.map((state) => state.split(' ')[0])
  expect(order.indexOf('connected')).toBeGreaterThan(order.lastIndexOf('connecting'))
})

test('a reload keeps the network that the wallet is on', async () => {
  const { host, page } = await world.visit({ scripts: [noteButton] })
  await host.connect()
  await world.wallet.switchNetwork(31338)
  await host.seesFact('network', 'eip155:31338')
  await page.reload()
  await host.seesFact('connected', 'true')
  await host.seesFact('network', 'eip155:31338')
})

test('a stored connection whose wallet is missing ends as disconnected', async () => {
  const { host, page, address } = await world.visit()
  await host.connect()
  const without = new URL(address)
  without.searchParams.set('wallets', '[]')
  await page.goto(without.href)
  await host.seesStatus('connecting')
  await host.seesStatus('disconnected')
  await host.seesFact('address', '')
})

test('[C4-06] disconnect clears the account everywhere, and a reload stays disconnected', async () => {
  const { host, page } = await world.visit({ scripts: [noteButton] })
  await host.connect()
  await host.open()
  await host.in('wm-balance').waitFor()
  await expect.poll(async () => (await storedRows(page, 'balances')).length).toBeGreaterThan(0)
  expect(await localTexts(page)).toContain(first)
  await host.in('wm-disconnect').click()
  await host.seesStatus('disconnected')
  await host.seesClosed()
  for (const fact of ['address', 'wei', 'wallet']) await host.seesFact(fact, '')
  expect((await host.fact('events')).split(' ')).toContain('DISCONNECT_SUCCESS')

  const texts = await localTexts(page)
  expect(texts.toLowerCase()).not.toContain(first.toLowerCase())
  expect(JSON.parse((JSON.parse(texts) as Record<string, string>)['wallet-modal:default'] ?? '')).toMatchObject({
    connections: {},
    recentConnectorIds: ['dev.createwalletmodal.sandbox'],
  })
  await expect.poll(async () => (await storedRows(page, 'balances')).length).toBe(0)
  expect(await world.wallet.sites()).toEqual([])

  await page.reload()
  await host.seesStatus('disconnected')
  await host.open()
  await host.sees('Connect')
  expect(await host.wallet('Sandbox Wallet').getByTestId('wm-badge').getAttribute('data-badge')).toBe('installed')
  expect((await seen(page)).filter((state) => state.includes('0x'))).toEqual([])
})

test('the page disconnects even if the wallet does not answer', async () => {
  const { host, page } = await world.visit({
    expects: [/Failed to load resource/, /Failed to disconnect chain eip155/],
  })
  await host.connect()
  await page.route('**/wallet/rpc', (route) => route.abort())
  await host.part('host-disconnect').click()
  await host.seesStatus('disconnected')
  await host.seesFact('address', '')
  expect(await localTexts(page)).not.toContain(first)
})

import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import type { HostPage } from './support/host-page'
import { inPage } from './support/in-page'
import { moneyConfig } from './support/money'
import { useWorld } from './support/world'

const world = useWorld()
const [first, second] = devAccounts
const giant = (2n ** 256n - 1n).toString()

const row = (host: HostPage, symbol: string) => host.modal.locator(`[data-testid=wm-token][data-symbol="${symbol}"]`)

async function openAccount(host: HostPage): Promise<void> {
  await host.connect()
  await host.open()
  await host.sees('Account')
}

test(
  '[C1-07] [C1-11] name, picture, values and tokens of the account are shown, the most valuable first',
  { tags: 'main' },
  async () => {
    const { host } = await world.visit({ config: moneyConfig(world) })
    await openAccount(host)
    await expect.poll(() => host.in('wm-profile-name').textContent()).toBe('maralune.eth')
    await row(host, 'ETH').waitFor()
    await expect.poll(() => host.in('wm-balance').getAttribute('data-symbol')).toBe('')
    expect(await host.in('wm-balance').textContent()).toMatch(/^\$5,2\d\d,\d{3}\.\d\d$/)
    expect(await row(host, 'ETH').textContent()).toContain('1,234.567 ETH')
    expect(await row(host, 'ETH').textContent()).toMatch(/\$5,1\d\d,\d{3}\.\d\d/)
    await host.page.getByText('maralune.eth').first().waitFor()
  },
)

test('hidden balances stay hidden in the next visit; disconnecting is in the first screen of 800 pixels', async () => {
  const { host, page } = await world.visit({ config: moneyConfig(world) })
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAccount(host)
  await row(host, 'ETH').waitFor()
  const disconnect = await host.in('wm-card-disconnect').boundingBox()
  expect((disconnect?.y ?? 800) + (disconnect?.height ?? 0)).toBeLessThan(800)
  await host.modal.getByRole('button', { name: 'Hide balances' }).click()
  const holdsAmount = async () => /\$|1,234\.567/.test(String(await host.modal.textContent()))
  expect([await host.in('wm-balance').textContent(), await holdsAmount()]).toEqual(['••••', false])
  await page.reload()
  await host.seesStatus('connected')
  await host.button.getByRole('img', { name: 'Balance hidden' }).waitFor()
  await host.open()
  await host.sees('Account')
  await row(host, 'ETH').waitFor()
  expect(await holdsAmount()).toBe(false)
  await host.modal.getByRole('button', { name: 'Show balances' }).click()
  await expect.poll(() => host.in('wm-balance').textContent()).toMatch(/^\$5,2/)
})

test('the balance has two lines from the start, and the card keeps its place when the dollars arrive', async () => {
  await world.faults.set('data', { kind: 'slow', ms: 3_000 })
  const { host } = await world.visit({ config: moneyConfig(world) })
  await host.connect()
  await host.open()
  await host.sees('Account')
  const card = host.modal.locator('section').first()
  await card.getByText('1,234.567 ETH', { exact: true }).waitFor()
  expect(await host.in('wm-balance').count()).toBe(0)
  // Unlike the rectangle on the screen, this height does not depend on the animation that opens the card.
  const height = () => inPage(card, 'element.offsetHeight')
  const before = await height()
  await expect.poll(() => host.in('wm-balance').textContent(), { timeout: 20_000 }).toMatch(/^\$5,2/)
  expect(await card.getByText('1,234.567 ETH', { exact: true }).count()).toBe(1)
  expect(await height()).toBe(before)
})

test('disconnecting is in the first screen of a window of 800 pixels', async () => {
  const { host } = await world.visit({ config: moneyConfig(world) })
  await host.page.setViewportSize({ width: 1280, height: 800 })
  await openAccount(host)
  await row(host, 'ETH').waitFor()
  const button = host.in('wm-card-disconnect')
  const box = await button.boundingBox()
  const card = await host.modal.locator('section').first().boundingBox()
  expect(box && card && [box.y > card.y, box.y + box.height < card.y + card.height]).toEqual([true, true])
  await button.click()
  await host.seesFact('connected', 'false')
  await host.seesClosed()
})

test('a balance of 78 digits is exact, and tokens without decimals are hidden until the visitor asks for them', async () => {
  const { host } = await world.visit({ config: moneyConfig(world) })
  await openAccount(host)
  await host.in('wm-all-tokens').click()
  await host.sees('Tokens')
  const held = await row(host, 'GNT').getAttribute('data-quantity')
  expect(held?.replace('.', '')).toBe(giant)
  expect(await row(host, 'TIX').count()).toBe(0)
  await host.in('wm-show-hidden-tokens').click()
  await row(host, 'TIX').waitFor()
  await host.in('wm-search').fill('harb')
  await expect.poll(() => host.in('wm-token').count()).toBe(1)
})

test('without the data service names and tokens come from the chain itself', async () => {
  const { host } = await world.visit({ config: moneyConfig(world, { service: false }) })
  await openAccount(host)
  await row(host, 'ETH').waitFor()
  await row(host, 'sUSD').waitFor()
  expect(await host.in('wm-balance').getAttribute('data-value')).toBe('1234.5678')
  await expect.poll(() => host.in('wm-profile-name').textContent()).toBe('maralune.eth')
})

test.for([
  ['gives 500', { kind: 'status', code: 500 }],
  ['gives 503', { kind: 'status', code: 503 }],
  ['talks rubbish', { kind: 'rubbish' }],
  ['is cut off', { kind: 'cut' }],
] as const)('when the data service %s, names and tokens come from the chain', async ([, kind]) => {
  await world.faults.set('data', kind)
  const { host } = await world.visit({
    config: moneyConfig(world),
    expects: [/Failed to load resource/, /\[wallet-modal\]/, /CORS policy/],
  })
  await openAccount(host)
  await row(host, 'ETH').waitFor()
  await row(host, 'sUSD').waitFor()
  await expect.poll(() => host.in('wm-profile-name').textContent()).toBe('maralune.eth')
})

test('the tokens of a wallet that lists its own are shown', async () => {
  await world.wallet.set({ assetDiscovery: true })
  const { host, guard } = await world.visit({ config: moneyConfig(world) })
  await openAccount(host)
  await row(host, 'ETH').waitFor()
  expect(guard.requests.filter((url) => /\/v1\/account\/[^/]+\/balance/.test(url))).toEqual([])
})

test('no figure of one account or network is ever shown for another', async () => {
  const { host } = await world.visit({ config: moneyConfig(world) })
  await openAccount(host)
  await expect.poll(() => host.in('wm-balance').textContent()).toMatch(/^\$5,2/)
  await world.wallet.switchAccount(second)
  await host.seesFact('address', second)
  expect(await host.in('wm-address').getAttribute('data-address')).toBe(second)
  await expect.poll(() => host.in('wm-profile-name').textContent()).toBe('junowick.eth')
  await expect.poll(() => row(host, 'ETH').getAttribute('data-quantity')).toMatch(/^10000|^9999/)
  await world.wallet.switchAccount(first)
  await host.seesFact('address', first)
  await world.wallet.switchNetwork(31338)
  await host.seesFact('network', 'eip155:31338')
  await expect.poll(() => row(host, 'ETH').getAttribute('data-quantity')).toBe('42.125')
})

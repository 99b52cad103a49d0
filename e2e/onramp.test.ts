import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { rpcCall } from '../src/sandbox/chain/rpc-call'
import type { HostConfig } from './host/config'
import { findViolations } from './support/axe'
import { balanceOf } from './support/chain'
import type { HostPage } from './support/host-page'
import { moneyConfig, tokenAddress, tokenBalance } from './support/money'
import { useWorld } from './support/world'

const world = useWorld()
const [first] = devAccounts
const rpc = () => world.rpc(31337)

type Kind = NonNullable<HostConfig['onramp']>['kind']

/** Connects, and opens the providers. */
async function openProviders(kind: Kind, expects: RegExp[] = []) {
  const config = { ...moneyConfig(world), onramp: { kind, page: world.endpoints.onramp } }
  const { host, page } = await world.visit({ config, expects })
  await host.connect()
  await host.open()
  await host.sees('Account')
  await host.in('wm-action-onramp').click()
  await host.sees('OnRampProviders')
  return { host, page }
}

const provider = (host: HostPage) => host.modal.locator('[data-testid=wm-onramp-quote][data-state=ready]')

/** Presses the provider, and returns its window. */
async function openWindow(host: HostPage) {
  await provider(host).waitFor()
  const [opened] = await Promise.all([host.page.waitForEvent('popup'), provider(host).click()])
  await host.sees('BuyInProgress')
  await opened.getByTestId('so-pay').waitFor()
  return opened
}

const stepOf = (host: HostPage) => host.in('wm-onramp-progress').getAttribute('data-step')

test(
  '[C1-15] [C7-18] a visitor pays at the provider, the view follows, the balance rises, and the purchase is in the activity',
  { tags: 'main' },
  async () => {
    const { host } = await openProviders('coinbase')
    await host.in('wm-onramp-preset-250').click()
    await host.in('wm-onramp-asset').click()
    await host.sees('OnRampTokenSelect')
    await host.modal.locator('[data-testid=wm-onramp-token][data-symbol=sUSD]').click()
    await host.sees('OnRampProviders')
    await expect.poll(() => host.in('wm-onramp-estimate').textContent()).toContain('247.5 sUSD')
    const before = await tokenBalance(rpc(), tokenAddress(world, 'sUSD'), first)
    const opened = await openWindow(host)
    expect(await opened.getByTestId('so-account').inputValue()).toBe(first)
    expect(await opened.getByTestId('so-asset').inputValue()).toBe('sUSD')
    expect(await opened.evaluate<boolean>('window.opener === null')).toBe(true)
    await opened.getByTestId('so-pay').click()
    await opened.getByText('Done. You can close this page.').waitFor()
    await host.sees('OnRampActivity')
    expect(await host.in('wm-onramp-activity').textContent()).toContain('Bought')
    expect(await host.in('wm-onramp-activity').textContent()).toContain('247.5 sUSD')
    expect((await tokenBalance(rpc(), tokenAddress(world, 'sUSD'), first)) - before).toBe(247_500_000n)
  },
)

test('a purchase by bank transfer is listed as under way, and later as bought', async () => {
  const { host } = await openProviders('own')
  const before = await balanceOf(rpc(), first)
  const opened = await openWindow(host)
  await opened.getByTestId('so-asset').fill('ETH')
  await opened.getByTestId('so-later').click()
  await host.sees('OnRampActivity')
  const activity = host.in('wm-onramp-activity')
  await expect.poll(() => activity.textContent(), { timeout: 15_000 }).toContain('Bought')
  expect(await balanceOf(rpc(), first)).toBeGreaterThan(before)
})

test('a provider that declines ends the wait, and the visitor can try again', async () => {
  const { host, page } = await openProviders('own')
  const opened = await openWindow(host)
  await opened.getByTestId('so-decline').click()
  await expect.poll(() => stepOf(host), { timeout: 15_000 }).toBe('failed')
  expect(await host.modal.textContent()).toContain('Buy failed')
  expect(await findViolations(page)).toEqual([])
  const [again] = await Promise.all([page.waitForEvent('popup'), host.in('wm-onramp-retry').click()])
  await again.getByTestId('so-pay').click()
  await host.sees('OnRampActivity')
})

test('a window that the visitor closes is said, and a blocked window can be opened again', async () => {
  const { host, page } = await openProviders('own')
  const opened = await openWindow(host)
  await opened.close()
  await expect.poll(() => stepOf(host), { timeout: 10_000 }).toBe('closed')
  await host.in('wm-back').click()
  await page.evaluate('window.open = () => null')
  await provider(host).click()
  await expect.poll(() => stepOf(host)).toBe('blocked')
  expect(await findViolations(page)).toEqual([])
})

test('a provider that does not tell how purchases end is said to do so', async () => {
  const { host } = await openProviders('untracked')
  await openWindow(host)
  expect(await stepOf(host)).toBe('untracked')
  expect(await host.modal.textContent()).toContain('does not tell this page how a purchase ends')
})

test.each([403, 429, 500, 'rubbish'] as const)(
  'a data service that answers with %s makes no address, and the row says so and can be pressed again',
  async (kind) => {
    const fault = typeof kind === 'number' ? ({ kind: 'status', code: kind } as const) : { kind }
    await world.faults.set('onramp', fault)
    const { host } = await openProviders('coinbase', [/status of (403|429|500)/, /could not be (read|made)/])
    const row = host.modal.locator('[data-testid=wm-onramp-quote][data-state=failed]')
    await row.waitFor()
    expect(await row.textContent()).toContain('Not available right now')
    await host.modal.locator('[data-code=usualOnly]').waitFor()
    await world.faults.end('onramp')
    await row.click()
    await provider(host).waitFor()
  },
)

test('axe finds nothing in the views of buying, and the keyboard alone leads to the provider', async () => {
  const { host, page } = await openProviders('own')
  await provider(host).waitFor()
  expect(await findViolations(page)).toEqual([])
  await host.in('wm-onramp-currency').focus()
  await page.keyboard.press('Enter')
  await host.sees('OnRampFiatSelect')
  expect(await findViolations(page)).toEqual([])
  await host.in('wm-onramp-fiat').first().focus()
  await page.keyboard.press('Enter')
  await host.sees('OnRampProviders')
  await host.in('wm-onramp-amount').focus()
  await page.keyboard.type('5')
  await host.modal.locator('[data-code=low]').waitFor()
  await page.keyboard.type('00')
  await host.in('wm-onramp-purchases').focus()
  await page.keyboard.press('Enter')
  await host.sees('OnRampActivity')
  expect(await findViolations(page)).toEqual([])
})

test('a visitor who holds nothing to swap is led to the providers', async () => {
  await rpcCall(rpc(), 'anvil_setBalance', [first, '0x0'])
  const swapRouter = world.endpoints.chains['eip155:31337']?.contracts?.swapRouter.address ?? ''
  const onramp = { kind: 'own', page: world.endpoints.onramp } as const
  const { host } = await world.visit({
    config: { ...moneyConfig(world), onramp, routers: { 'eip155:31337': swapRouter } },
  })
  await host.connect()
  await host.open()
  await host.in('wm-action-swaps').click()
  await host.in('wm-swap-buy').click()
  await host.sees('OnRampProviders')
})

test('the widget on the page asks to connect first, and then leads to the providers with the amount', async () => {
  const onramp = { kind: 'own', page: world.endpoints.onramp } as const
  const { host, page } = await world.visit({ config: { ...moneyConfig(world), onramp, hasOnRampWidget: true } })
  const widget = page.getByTestId('wm-onramp-widget')
  await widget.getByRole('button', { name: 'Connect wallet' }).click()
  await host.sees('Connect')
  await host.escape()
  await host.connect()
  await widget.getByRole('button', { name: '$500' }).click()
  await expect.poll(() => widget.getByTestId('wm-onramp-widget-estimate').textContent()).toMatch(/^About 0\.\d{6} ETH$/)
  expect(await findViolations(page)).toEqual([])
  await widget.getByRole('button', { name: 'Get quotes' }).click()
  await host.sees('OnRampProviders')
  expect(await host.in('wm-onramp-amount').inputValue()).toBe('500')
})

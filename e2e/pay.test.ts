import { createPublicClient, decodeFunctionData, getAddress, http, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import type { HostConfig, HostPayment } from './host/config'
import { findViolations } from './support/axe'
import { balanceOf } from './support/chain'
import type { HostPage } from './support/host-page'
import { moneyConfig, tokenAddress, tokenBalance } from './support/money'
import { transferIn } from './support/transfer-in'
import { useWorld } from './support/world'

const world = useWorld()
const [first, , , , , shop] = devAccounts
const rpc = () => world.rpc(31337)
const erc20 = parseAbi(['function transfer(address,uint256)'])

const ether: HostPayment = {
  paymentAsset: {
    network: 'eip155:31337',
    asset: 'native',
    metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  recipient: shop,
  amount: '0.25',
}

function token(symbol: string, amount: string, decimals = 6): HostPayment {
  const asset = tokenAddress(world, symbol)
  return {
    ...ether,
    amount,
    paymentAsset: { ...ether.paymentAsset, asset, metadata: { name: symbol, symbol, decimals } },
  }
}

const config = (payment: HostPayment): Partial<HostConfig> => {
  const money = moneyConfig(world)
  return { ...money, payment, options: { ...money.options, features: { pay: true } } }
}

/** Visits the page, and presses its button. */
async function openPay(payment = ether, { isConnected = true, expects = [] as RegExp[] } = {}) {
  const { host, page } = await world.visit({ config: config(payment), expects })
  if (isConnected) await host.connect()
  await page.getByTestId('host-pay').click()
  await host.sees('Pay')
  return { host, page }
}

interface PageState {
  isPending: boolean
  isSuccess: boolean
  isError: boolean
  error: string | null
  hash: string | null
}

/** The state that usePay has on the host page, and the calls of its callbacks. */
async function stateOf({ page }: HostPage) {
  const read = async (id: string): Promise<unknown> =>
    JSON.parse((await page.getByTestId(`host-pay-${id}`).textContent()) ?? '')
  const [state, told] = await Promise.all([read('state'), read('told')])
  return { ...(state as PageState), told: told as string[] }
}

const stepOf = (host: HostPage) => host.in('wm-pay-progress').getAttribute('data-step')
const becomes = (host: HostPage, step: string) => expect.poll(() => stepOf(host), { timeout: 20_000 }).toBe(step)

async function review(host: HostPage): Promise<void> {
  await host.in('wm-pay-wallet').click()
  await host.sees('PayReview')
}

/** Confirms the payment, and approves in the wallet. Returns the transfer that the wallet was asked to send. */
async function confirm(host: HostPage) {
  await host.in('wm-pay-confirm').click()
  return transferIn(await world.wallet.approve())
}

/** The last transaction of the visitor's account. */
async function lastSent() {
  const client = createPublicClient({ transport: http(rpc()) })
  const { transactions } = await client.getBlock({ includeTransactions: true })
  const sent = transactions.find(({ from }) => from.toLowerCase() === first.toLowerCase())
  if (!sent) throw new Error('The visitor has sent nothing')
  return sent
}

/** Presses an exchange, and returns its window. */
async function openExchange(host: HostPage, id = 'sandbox-exchange') {
  const row = host.modal.locator(`[data-testid=wm-pay-exchange][data-exchange=${id}]`)
  const [opened] = await Promise.all([host.page.waitForEvent('popup'), row.click()])
  await host.sees('PayLoading')
  await opened.getByTestId('se-pay').waitFor()
  return opened
}

test(
  'a payment from a wallet: the review names the recipient, the wallet gets just that, and the page learns the hash',
  { tags: 'main' },
  async () => {
    const { host, page } = await openPay()
    expect(await host.in('wm-pay-amount').textContent()).toContain('0.25 ETH')
    expect(await findViolations(page)).toEqual([])
    await review(host)
    expect(await host.in('wm-pay-review-address').locator('[data-address]').getAttribute('data-address')).toBe(shop)
    expect(await findViolations(page)).toEqual([])
    const before = await balanceOf(rpc(), shop)
    const asked = await confirm(host)
    expect(asked).toMatchObject({ from: first, to: shop, amount: 250_000_000_000_000_000n, token: undefined })
    await host.sees('PayLoading')
    await becomes(host, 'completed')
    expect(await findViolations(page)).toEqual([])
    expect((await balanceOf(rpc(), shop)) - before).toBe(250_000_000_000_000_000n)
    const sent = await lastSent()
    expect([sent.to?.toLowerCase(), sent.value, sent.input]).toEqual([
      shop.toLowerCase(),
      250_000_000_000_000_000n,
      '0x',
    ])
    expect(await stateOf(host)).toEqual({
      isPending: false,
      isSuccess: true,
      isError: false,
      error: null,
      hash: sent.hash,
      told: [`paid ${sent.hash} confirmed`],
    })
    // The modal closes by itself.
    await host.modal.waitFor({ state: 'hidden', timeout: 10_000 })
  },
)

test.each(['sUSD', 'USDT'])('a payment of %s moves the token to the recipient', async (symbol) => {
  const { host } = await openPay(token(symbol, '12.5'))
  const address = tokenAddress(world, symbol)
  const before = await tokenBalance(rpc(), address, shop)
  await review(host)
  expect(await host.in('wm-pay-review-token').locator('[data-address]').getAttribute('data-address')).toBe(address)
  const asked = await confirm(host)
  expect(asked).toMatchObject({ from: first, to: shop, amount: 12_500_000n, token: getAddress(address) })
  await becomes(host, 'completed')
  expect((await tokenBalance(rpc(), address, shop)) - before).toBe(12_500_000n)
  const { to, input } = await lastSent()
  expect(to?.toLowerCase()).toBe(address.toLowerCase())
  expect(decodeFunctionData({ abi: erc20, data: input }).args).toEqual([shop, 12_500_000n])
})

test('a visitor without a wallet connects one first, and comes back to the review', async () => {
  const { host } = await openPay(ether, { isConnected: false })
  expect(await host.in('wm-pay-wallet').textContent()).toContain('Pay from wallet')
  await host.in('wm-pay-wallet').click()
  await host.sees('Connect')
  await host.wallet('Sandbox Wallet').click()
  await world.wallet.approve()
  await host.sees('PayReview')
  await confirm(host)
  await becomes(host, 'completed')
})

test('in an app that asks visitors to sign in, the payment goes on after the signature', async () => {
  const { host } = await world.visit({ config: { ...config(ether), signIn: { kind: 'local', required: true } } })
  await host.page.getByTestId('host-pay').click()
  await host.in('wm-pay-wallet').click()
  await host.sees('Connect')
  await host.wallet('Sandbox Wallet').click()
  await world.wallet.approve()
  await host.sees('SIWXSignMessage')
  await host.signIn()
  await host.sees('PayReview')
  await confirm(host)
  await becomes(host, 'completed')
})

test('a wallet on another network is asked to switch first', async () => {
  const payment = { ...ether, paymentAsset: { ...ether.paymentAsset, network: 'eip155:31338' } } as const
  const { host } = await openPay(payment)
  await host.in('wm-pay-wallet').click()
  await world.wallet.approve()
  await host.sees('PayReview')
  await confirm(host)
  await becomes(host, 'completed')
  expect((await stateOf(host)).isSuccess).toBe(true)
})

test('after declining in the wallet, the visitor sees that, and can pay with a second press', async () => {
  const { host, page } = await openPay()
  await review(host)
  await host.in('wm-pay-confirm').click()
  const declined = transferIn(await world.wallet.reject())
  await host.modal.locator('[data-code=declined]').waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(await confirm(host)).toEqual(declined)
  await becomes(host, 'completed')
})

test('closing the modal without paying makes isPending false, and calls no callback', async () => {
  const { host } = await openPay()
  expect((await stateOf(host)).isPending).toBe(true)
  await host.escape()
  await expect.poll(async () => (await stateOf(host)).isPending).toBe(false)
  expect(await stateOf(host)).toMatchObject({ isSuccess: false, isError: false, told: [] })
})

test.each([
  ['an amount with too many decimals', { amount: '0.0000000000000000001' }, 'Invalid payment amount'],
  ['no amount', { amount: 0 }, 'Invalid payment amount'],
  [
    'a recipient with a wrong checksum',
    { recipient: shop.replace('A', 'a').replace('B', 'b') },
    'Invalid recipient address',
  ],
  ['the empty address', { recipient: `0x${'0'.repeat(40)}` }, 'Invalid recipient address'],
  [
    'an unknown network',
    { paymentAsset: { ...ether.paymentAsset, network: 'eip155:5' as const } },
    'Invalid payment configuration',
  ],
  ['an asset that is none', { paymentAsset: { ...ether.paymentAsset, asset: '0x12' } }, 'Invalid asset specified'],
  ['a script as the way back', { redirectUrl: 'javascript:alert(1)' }, 'Invalid payment configuration'],
] as const)('%s is refused before anything is shown', async (_, change, message) => {
  const { host, page } = await world.visit({ config: config({ ...ether, ...change }) })
  await page.getByTestId('host-pay').click()
  await expect.poll(async () => (await stateOf(host)).error).toContain(message)
  expect(await host.modal.isVisible()).toBe(false)
})

test('a token is not paid when its contract reports other decimals than the page', async () => {
  const { host } = await openPay(token('sUSD', '1', 18))
  await host.in('wm-pay-wallet').click()
  const alert = host.modal.locator('[data-testid=wm-alert][data-code=failed]')
  await alert.waitFor()
  expect(await alert.textContent()).toContain('decimals')
})

test('an account that holds too little cannot review the payment', async () => {
  const { host } = await openPay({ ...ether, amount: '90000000' })
  await host.in('wm-pay-wallet').click()
  const alert = host.modal.locator('[data-testid=wm-alert][data-code=failed]')
  await alert.waitFor()
  expect(await alert.textContent()).toContain('not enough ETH')
})

test('a payment at an exchange: its page names the recipient, the chain shows the payment, and the page learns the hash', async () => {
  const { host, page } = await openPay(token('sUSD', '20'), { isConnected: false })
  const before = await tokenBalance(rpc(), tokenAddress(world, 'sUSD'), shop)
  await expect.poll(() => host.modal.locator('[data-testid=wm-pay-exchange]').count()).toBe(2)
  const opened = await openExchange(host)
  expect(await opened.getByTestId('se-recipient').inputValue()).toBe(shop)
  expect(await opened.getByTestId('se-amount').inputValue()).toBe('20 sUSD on eip155:31337')
  expect(await opened.evaluate<boolean>('window.opener === null')).toBe(true)
  expect(await host.modal.textContent()).toContain(new URL(opened.url()).host)
  expect(await findViolations(page)).toEqual([])
  await opened.getByTestId('se-pay').click()
  await becomes(host, 'completed')
  expect((await tokenBalance(rpc(), tokenAddress(world, 'sUSD'), shop)) - before).toBe(20_000_000n)
  const { told, ...state } = await stateOf(host)
  expect(state).toMatchObject({ isSuccess: true, isPending: false })
  expect(told).toEqual([`paid ${state.hash} confirmed`])
  await host.in('wm-pay-done').click()
  await host.modal.waitFor({ state: 'hidden' })
})

test('the modal follows an exchange that pays the native currency later, until the network shows the payment', async () => {
  const { host } = await openPay()
  const opened = await openExchange(host, 'second-exchange')
  await opened.getByTestId('se-later').click()
  await opened.close()
  await becomes(host, 'completed')
})

test.each([
  ['se-decline', 'failed', 'Unable to process payment'],
  ['se-half', 'unproven', 'The network does not show the payment'],
  ['se-earlier', 'unproven', 'The network does not show the payment'],
] as const)(
  'an exchange that answers %s leads to "%s", and the page gets no success',
  async (button, step, message) => {
    const { host, page } = await openPay()
    const opened = await openExchange(host)
    await opened.getByTestId(button).click()
    await becomes(host, step)
    expect(await findViolations(page)).toEqual([])
    const { told, isError, isSuccess } = await stateOf(host)
    expect([isError, isSuccess]).toEqual([true, false])
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(`failed ${message}`)
  },
)

test('after closing the exchange window, the visitor sees that, chooses the wallet, and pays', async () => {
  const { host } = await openPay()
  const opened = await openExchange(host)
  await opened.close()
  await becomes(host, 'closed')
  await host.in('wm-pay-other-way').click()
  await host.sees('Pay')
  await review(host)
  await confirm(host)
  await becomes(host, 'completed')
})

test('if the browser blocks the exchange window, the visitor opens the window with a button', async () => {
  const { host, page } = await openPay()
  await page.evaluate('window.reallyOpen = window.open; window.open = () => null')
  await host.modal.locator('[data-testid=wm-pay-exchange]').first().click()
  await becomes(host, 'blocked')
  expect(await findViolations(page)).toEqual([])
  await page.evaluate('window.open = window.reallyOpen')
  const [opened] = await Promise.all([page.waitForEvent('popup'), host.in('wm-pay-open-window').click()])
  await opened.getByTestId('se-pay').click()
  await becomes(host, 'completed')
})

test.each([403, 429, 500, 'rubbish', 'cut'] as const)(
  'a service that answers with %s offers no exchange, says so, and can be asked again',
  async (kind) => {
    const fault = typeof kind === 'number' ? ({ kind: 'status', code: kind } as const) : { kind }
    await world.faults.set('pay', fault)
    const { host, page } = await openPay(ether, {
      expects: [/status of (403|429|500)/, /could not be loaded/, /ERR_EMPTY_RESPONSE/],
    })
    await host.in('wm-pay-exchanges-failed').waitFor()
    expect(await findViolations(page)).toEqual([])
    await world.faults.end('pay')
    await host.in('wm-pay-exchanges-retry').click()
    await host.modal.locator('[data-testid=wm-pay-exchange]').first().waitFor()
  },
)

test('if the request for the exchange page fails, the modal closes the window, says so, and shows the choices again', async () => {
  const { host, page } = await openPay(ether, { expects: [/status of 500/] })
  const row = host.modal.locator('[data-testid=wm-pay-exchange]').first()
  await row.waitFor()
  await world.faults.set('pay', { kind: 'status', code: 500 })
  const [opened] = await Promise.all([page.waitForEvent('popup'), row.click()])
  if (!opened.isClosed()) await opened.waitForEvent('close')
  await host.sees('Pay')
  await page.getByText('Failed to pay with exchange').waitFor()
  expect((await stateOf(host)).told).toEqual([expect.stringContaining('Unable to get payment URL')])
})

test.each<[string, NonNullable<HostPayment['payWithExchange']>, string[]]>([
  ['all but the second', { exclude: ['second-exchange'] }, ['sandbox-exchange', 'third-exchange']],
  ['only the second', { includeOnly: ['second-exchange'] }, ['second-exchange']],
  ['none', false, []],
])('the app decides which exchanges are offered: %s', async (_, payWithExchange, ids) => {
  const { host } = await openPay({ ...ether, payWithExchange })
  const rows = host.modal.locator('[data-testid=wm-pay-exchange]')
  await expect.poll(() => rows.count()).toBe(ids.length)
  expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-exchange')))).toEqual(ids)
})

test('with openInNewTab false, the exchange replaces the host page', async () => {
  const { host, page } = await openPay({ ...ether, openInNewTab: false })
  await host.modal.locator('[data-testid=wm-pay-exchange]').first().click()
  await page.getByTestId('se-pay').waitFor()
})

test('after the payment, the host page opens redirectUrl', async () => {
  const { host, page } = await openPay({ ...ether, redirectUrl: `${new URL(world.endpoints.api).origin}/faucet` })
  await review(host)
  await confirm(host)
  await page.waitForURL(/\/faucet$/, { timeout: 15_000 })
})

test('an app pays at an exchange without the modal', async () => {
  const { host, page } = await world.visit({ config: config(ether) })
  await page.getByTestId('host-exchanges').click()
  await expect.poll(() => page.getByTestId('host-exchanges-found').textContent()).toContain('third-exchange')
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByTestId('host-exchange').click()])
  await opened.getByTestId('se-later').click()
  const status = page.getByTestId('host-buy-status')
  await expect.poll(() => status.textContent(), { timeout: 15_000 }).toContain('IN_PROGRESS')
  await expect.poll(() => status.textContent(), { timeout: 15_000 }).toMatch(/SUCCESS.*0x[0-9a-f]{64}/)
  expect(await host.modal.isVisible()).toBe(false)
})

test('the keyboard alone pays from the wallet', async () => {
  const { host, page } = await openPay()
  await host.in('wm-pay-wallet').focus()
  await page.keyboard.press('Enter')
  await host.sees('PayReview')
  await host.in('wm-pay-confirm').focus()
  await page.keyboard.press('Enter')
  await world.wallet.approve()
  await becomes(host, 'completed')
  await host.modal.waitFor({ state: 'hidden', timeout: 10_000 })
  // The browser moves the focus with the frame after the modal has closed.
  await expect.poll(() => page.evaluate("document.activeElement?.getAttribute('data-testid')")).toBe('host-pay')
})

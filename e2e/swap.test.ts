import { createPublicClient, decodeFunctionData, getAddress, http, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { rpcCall } from '../src/sandbox/chain/rpc-call'
import type { FaultOf } from '../src/testing'
import type { HostConfig } from './host/config'
import { findViolations } from './support/axe'
import { balanceOf } from './support/chain'
import type { HostPage } from './support/host-page'
import { moneyConfig, tokenAddress, tokenBalance } from './support/money'
import { callIn, type AskedCall } from './support/transfer-in'
import { useWorld } from './support/world'

const world = useWorld()
const [first, , , trader] = devAccounts
const rpc = () => world.rpc(31337)
const erc20 = parseAbi([
  'function approve(address,uint256)',
  'function allowance(address,address) view returns (uint256)',
])
const routerAbi = parseAbi([
  'function swapExactETHForTokens(uint256,address[],address,uint256) payable returns (uint256[])',
  'function swapExactTokensForETH(uint256,uint256,address[],address,uint256) returns (uint256[])',
  'function swapExactTokensForTokens(uint256,uint256,address[],address,uint256) returns (uint256[])',
])

function routerAddress(): `0x${string}` {
  const address = world.endpoints.chains['eip155:31337']?.contracts?.swapRouter.address
  if (!address) throw new Error('The sandbox has no router')
  return address
}

const providers = ['router', 'service'] as const

function swapConfig(provider: (typeof providers)[number] = 'router'): Partial<HostConfig> {
  const routers = { 'eip155:31337': routerAddress() } as const
  return { ...moneyConfig(world), routers, hasServiceSwaps: provider === 'service' }
}

async function openSwap(host: HostPage): Promise<void> {
  await host.connect()
  await host.open()
  await host.sees('Account')
  await host.in('wm-token').first().waitFor()
  await host.in('wm-action-swaps').click()
  await host.sees('Swap')
}

async function choose(host: HostPage, target: 'paid' | 'received', symbol: string): Promise<void> {
  await host.in(target === 'paid' ? 'wm-swap-from-token' : 'wm-swap-to-token').click()
  await host.sees('SwapSelectToken')
  await host.in(`wm-swap-token-${symbol}`).click()
  await host.sees('Swap')
}

async function review(host: HostPage): Promise<void> {
  await host.modal.locator('[data-testid=wm-swap-review]:not([disabled])').click()
  await host.sees('SwapPreview')
}

const units = (text: string | null, decimals: number) => {
  const [whole = '', fraction = ''] = (text ?? '').replace(/[^\d.]/g, '').split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** Presses the button of a step, and approves in the wallet. Returns the transaction that the wallet was asked to send. */
async function confirm(host: HostPage, step: 'reset' | 'approve' | 'swap'): Promise<AskedCall> {
  const id = step === 'swap' ? 'wm-swap-confirm' : 'wm-swap-approve'
  const button = host.modal.locator(`[data-testid=${id}][data-step=${step}]:not([aria-busy=true])`)
  await button.waitFor()
  await button.click()
  return callIn(await world.wallet.approve())
}

async function succeeds(host: HostPage): Promise<void> {
  await host.sees('TransactionStatus')
  await expect.poll(() => host.in('wm-send-status').getAttribute('data-state')).toBe('success')
}

type Abi = typeof routerAbi | typeof erc20

/** What a transaction asks a router or a token for, as viem decodes it. */
function callOf(abi: Abi, { to, value = '0x0', data = '0x' }: AskedCall) {
  return { ...decodeFunctionData({ abi, data }), value: BigInt(value), to: getAddress(to) }
}

/** What the last transaction of the account asked a router or a token for. */
async function lastCall(abi: Abi) {
  const client = createPublicClient({ transport: http(rpc()) })
  const { transactions } = await client.getBlock({ includeTransactions: true })
  const sent = transactions.find(({ from }) => from.toLowerCase() === first.toLowerCase())
  if (!sent) throw new Error('The account sent nothing')
  return { ...decodeFunctionData({ abi, data: sent.input }), value: sent.value, to: getAddress(sent.to ?? '') }
}

test.each(providers)(
  '[C1-14] native currency is swapped for a token by the %s, and brings at least what the review promised',
  { tags: 'main' },
  async (provider) => {
    const { host } = await world.visit({ config: swapConfig(provider) })
    await openSwap(host)
    const token = tokenAddress(world, 'sUSD')
    await choose(host, 'received', 'sUSD')
    await host.in('wm-swap-from-amount').fill('0.5')
    const before = await tokenBalance(rpc(), token, first)
    await review(host)
    const expected = units(await host.in('wm-swap-review-received').textContent(), 6)
    const minimum = units(await host.in('wm-swap-minimum').textContent(), 6)
    expect(minimum).toBe((expected * 99n + 99n) / 100n)
    const asked = callOf(routerAbi, await confirm(host, 'swap'))
    await succeeds(host)
    const gained = (await tokenBalance(rpc(), token, first)) - before
    expect(gained).toBe(expected)
    const sent = await lastCall(routerAbi)
    expect(asked).toEqual(sent)
    const { args, value, to } = sent
    expect(to).toBe(getAddress(routerAddress()))
    expect(value).toBe(500_000_000_000_000_000n)
    expect(args?.[0]).toBe(minimum)
    expect(String(args?.[2]).toLowerCase()).toBe(first.toLowerCase())
  },
)

test.each(providers)(
  'a token is swapped for the native currency by the %s after an approval of the exact amount',
  async (provider) => {
    const { host } = await world.visit({ config: swapConfig(provider) })
    await openSwap(host)
    const token = tokenAddress(world, 'sUSD')
    await choose(host, 'received', 'ETH')
    await choose(host, 'paid', 'sUSD')
    await choose(host, 'received', 'ETH')
    await host.in('wm-swap-from-amount').fill('12.345678')
    await review(host)
    const before = await tokenBalance(rpc(), token, first)
    const asked = callOf(erc20, await confirm(host, 'approve'))
    const swap = host.modal.locator('[data-testid=wm-swap-confirm][data-step=swap]')
    await swap.waitFor()
    expect(asked).toEqual(await lastCall(erc20))
    expect(asked).toMatchObject({ to: getAddress(token), args: [getAddress(routerAddress()), 12_345_678n], value: 0n })
    const pool = await balanceOf(rpc(), routerAddress())
    const expected = units(await host.in('wm-swap-review-received').textContent(), 18)
    await confirm(host, 'swap')
    await succeeds(host)
    expect(before - (await tokenBalance(rpc(), token, first))).toBe(12_345_678n)
    expect(pool - (await balanceOf(rpc(), routerAddress()))).toBe(expected)
  },
)

test.each(providers)(
  'USDT with another allowance is set to 0 first, then swapped for HRB by the %s',
  async (provider) => {
    const { host } = await world.visit({ config: swapConfig(provider) })
    const [usdt, hrb] = [tokenAddress(world, 'USDT'), tokenAddress(world, 'HRB')]
    const allow = `0x095ea7b3${routerAddress().slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}`
    await rpcCall(rpc(), 'eth_sendTransaction', [{ from: first, to: usdt, data: allow }])
    await openSwap(host)
    await choose(host, 'received', 'HRB')
    await choose(host, 'paid', 'USDT')
    await host.in('wm-swap-from-amount').fill('5')
    await review(host)
    const steps = [await confirm(host, 'reset'), await confirm(host, 'approve')].map((asked) => callOf(erc20, asked))
    const approval = { functionName: 'approve', value: 0n, to: getAddress(usdt) }
    expect(steps).toEqual(
      [0n, 5_000_000n].map((amount) => ({ ...approval, args: [getAddress(routerAddress()), amount] })),
    )
    const swap = host.modal.locator('[data-testid=wm-swap-confirm][data-step=swap]')
    await swap.waitFor()
    const expected = units(await host.in('wm-swap-review-received').textContent(), 18)
    const before = await tokenBalance(rpc(), hrb, first)
    await confirm(host, 'swap')
    await succeeds(host)
    expect((await tokenBalance(rpc(), hrb, first)) - before).toBe(expected)
  },
)

const wordOf = (value: bigint | number | string) => BigInt(value).toString(16).padStart(64, '0')

/** Another trader buys HRB for 10 of the native currency, which makes HRB dearer. */
function buyHarbour(extra: object = {}): Promise<unknown> {
  const [router, token] = [routerAddress(), tokenAddress(world, 'HRB')]
  const words = [1, 128, trader, 2n ** 255n, 2, router, token].map(wordOf)
  const bought = { from: trader, to: router, value: '0x8ac7230489e80000', data: `0x7ff36ab5${words.join('')}` }
  return rpcCall(rpc(), 'eth_sendTransaction', [{ ...bought, ...extra }])
}

const sentCount = () => rpcCall(rpc(), 'eth_getTransactionCount', [first, 'pending'])

test('a price that became worse is shown again before the wallet is asked', async () => {
  const { host } = await world.visit({ config: swapConfig() })
  await openSwap(host)
  await choose(host, 'received', 'HRB')
  await host.in('wm-swap-from-amount').fill('1')
  await review(host)
  const shown = units(await host.in('wm-swap-review-received').textContent(), 18)
  const count = await sentCount()
  await buyHarbour()
  await host.in('wm-swap-confirm').click()
  await host.modal.locator('[data-code=moved]').waitFor()
  expect(units(await host.in('wm-swap-review-received').textContent(), 18)).toBeLessThan(shown)
  expect(await sentCount()).toBe(count)
})

test('a swap that somebody overtakes reverts, and the status says why', async () => {
  const { host } = await world.visit({ config: swapConfig() })
  await openSwap(host)
  await choose(host, 'received', 'HRB')
  await host.in('wm-swap-from-amount').fill('1')
  await review(host)
  const before = await tokenBalance(rpc(), tokenAddress(world, 'HRB'), first)
  await rpcCall(rpc(), 'evm_setAutomine', [false])
  try {
    await confirm(host, 'swap')
    await host.sees('TransactionStatus')
    await buyHarbour({ gas: '0x7a120', maxFeePerGas: '0x174876e800', maxPriorityFeePerGas: '0xba43b7400' })
    await rpcCall(rpc(), 'evm_mine', [])
  } finally {
    await rpcCall(rpc(), 'evm_setAutomine', [true])
  }
  await expect.poll(() => host.in('wm-send-status').getAttribute('data-state')).toBe('reverted')
  expect(await host.in('wm-send-status').textContent()).toContain('The price moved further than you allowed')
  expect(await tokenBalance(rpc(), tokenAddress(world, 'HRB'), first)).toBe(before)
})

test('a swap that stays open in the wallet is shown after a reload, in the swap form and in the send form', async () => {
  const { host } = await world.visit({ config: swapConfig() })
  await openSwap(host)
  await choose(host, 'received', 'sUSD')
  await host.in('wm-swap-from-amount').fill('0.5')
  await review(host)
  await host.in('wm-swap-confirm').click()
  await world.wallet.pending()
  await host.sees('ApproveTransaction')
  await host.page.reload()
  await host.seesFact('connected', 'true')
  await host.open()
  await host.in('wm-action-swaps').click()
  await host.sees('Swap')
  const warning = host.modal.locator('[data-testid=wm-alert][data-code=stillOpen]')
  await warning.waitFor()
  await choose(host, 'received', 'sUSD')
  await host.in('wm-swap-from-amount').fill('0.5')
  await review(host)
  await warning.waitFor()
  expect(await host.in('wm-swap-confirm').isDisabled()).toBe(true)
  await host.in('wm-back').click()
  await host.in('wm-back').click()
  await host.sees('Account')
  await host.in('wm-action-send').click()
  await warning.waitFor()
})

test('axe finds nothing in the views of a swap, and the keyboard alone leads to the review', async () => {
  const { host, page } = await world.visit({ config: swapConfig() })
  await openSwap(host)
  await host.in('wm-swap-to-token').focus()
  await page.keyboard.press('Enter')
  await host.sees('SwapSelectToken')
  expect(await findViolations(page)).toEqual([])
  await host.in('wm-swap-token-HRB').focus()
  await page.keyboard.press('Enter')
  await host.sees('Swap')
  await host.in('wm-swap-from-amount').focus()
  await page.keyboard.type('0.25')
  await host.modal.locator('[data-testid=wm-swap-review]:not([disabled])').waitFor()
  expect(await findViolations(page)).toEqual([])
  await host.in('wm-swap-review').focus()
  await page.keyboard.press('Enter')
  await host.sees('SwapPreview')
  expect(await findViolations(page)).toEqual([])
})

test.each([403, 429, 500] as const)(
  'when the service answers with %i, the form says that there is no price',
  async (code) => {
    await world.faults.set('convert', { kind: 'status', code })
    const config = swapConfig('service')
    const { host } = await world.visit({ config, expects: [/status of (403|429|500)/, /could not be read/] })
    await openSwap(host)
    await choose(host, 'received', 'sUSD')
    await host.in('wm-swap-from-amount').fill('1')
    await host.modal.locator('[data-testid=wm-alert][data-code=noPrice]').waitFor()
    await world.faults.end('convert')
    await host.in('wm-swap-from-amount').fill('1.5')
    await host.modal.locator('[data-testid=wm-swap-review]:not([disabled])').waitFor()
  },
)

/** Fills the form with one unit of the native currency for dollars, while the service lies. */
async function openLying(kind: FaultOf<'swapLie'>['kind'], config = swapConfig('service')): Promise<HostPage> {
  await world.faults.set('swapLie', { kind })
  const { host } = await world.visit({ config, expects: [/could not be read/, /status of 500/, /gave no balances/] })
  await openSwap(host)
  return host
}

test.each([
  ['target', 'unknownTarget'],
  ['receiver', 'otherReceiver'],
  ['token', 'otherToken'],
  ['minimum', 'otherMinimum'],
  ['slippage', 'negativeSlippage'],
  ['approval', 'unknownCall'],
  ['deadline', 'expired'],
  ['quote', 'otherMinimum'],
] as const)(
  'a service that lies about the %s is refused with the code %s, and the wallet is not asked',
  async (kind, refusal) => {
    const host = await openLying(kind)
    const before = await rpcCall(rpc(), 'eth_getTransactionCount', [first, 'pending'])
    await choose(host, 'received', 'sUSD')
    await host.in('wm-swap-from-amount').fill('1')
    await host.modal.locator('[data-testid=wm-swap-review]:not([disabled])').click()
    await host.modal.locator(`[data-testid=wm-alert][data-code=${refusal}]`).waitFor()
    expect(await host.modal.getAttribute('data-view')).toBe('Swap')
    expect(await world.wallet.pendingRequests()).toEqual([])
    expect(await rpcCall(rpc(), 'eth_getTransactionCount', [first, 'pending'])).toBe(before)
  },
)

test('the wallet is not asked when the service lists a token with two decimals too few', async () => {
  const config = swapConfig('service')
  // Without balances and without tokens of its own, the app knows only what the service lists.
  await world.faults.set('balances', { kind: 'status', code: 500 })
  const host = await openLying('decimals', {
    ...config,
    networks: (config.networks ?? []).map((network) => ({ ...network, tokens: [] })),
  })
  await choose(host, 'received', 'sUSD')
  await host.in('wm-swap-from-amount').fill('1')
  const alert = host.modal.locator('[data-testid=wm-alert][data-code=noPrice]')
  await alert.waitFor()
  expect(await alert.textContent()).toContain('disagree about the decimals of this token')
})

test('if no pool has enough tokens, the form says so, and the visitor cannot open the review', async () => {
  const host = await openLying('noPool')
  await choose(host, 'received', 'sUSD')
  await host.in('wm-swap-from-amount').fill('1')
  await host.modal.locator('[data-testid=wm-alert][data-code=noPath]').waitFor()
  expect(await host.in('wm-swap-review').isDisabled()).toBe(true)
})

import { decodeFunctionData, maxUint256, parseAbi, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { devAccounts } from '../chain/chains'
import { rpcCall } from '../chain/rpc-call'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { fetchAs } from '../../testing/fetch-as'
import { addresses } from '../testbed/addresses'

const [first, second] = devAccounts
const chain = 'eip155:31337'
const native = `${chain}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
const dollars = `${chain}:${addresses.susd}`
const page = fetchAs('http://localhost:5173')
const router = parseAbi([
  'function swapExactETHForTokens(uint256,address[],address,uint256) payable',
  'function swapExactTokensForETH(uint256,uint256,address[],address,uint256)',
  'function approve(address,uint256)',
])
let sandbox: Sandbox
let control: Control

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
})
afterEach(() => control.post('/reset', {}))
afterAll(() => sandbox?.close())

function raw(path: string, body?: unknown): Promise<Response> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  return page(new URL(path, sandbox.endpoints.rpcProxy).href, init)
}

async function ask(path: string, body?: unknown): Promise<Record<string, unknown>> {
  const answer = await raw(path, body)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Record<string, unknown>
}

const node = (method: string, ...params: unknown[]) => rpcCall(sandbox.endpoints.rpc[chain] ?? '', method, params)

const swapBody = { amount: String(parseEther('1')), eip155: { slippage: '1' }, from: native, to: dollars }

test('The tokens, the gas price and the allowance come from the chain.', async () => {
  const { tokens } = await ask(`/v1/convert/tokens?chainId=${chain}`)
  expect(tokens).toEqual(expect.arrayContaining([expect.objectContaining({ symbol: 'sUSD', address: dollars })]))
  const { standard } = await ask(`/v1/convert/gas-price?chainId=${chain}`)
  expect(BigInt(String(standard))).toBe(BigInt(String(await node('eth_gasPrice'))))
  const query = `tokenAddress=${dollars}&userAddress=${chain}:${first}`
  expect(await ask(`/v1/convert/allowance?${query}`)).toEqual({ allowance: '0' })
})

test('A swap is quoted from the pools, its transaction keeps the slippage, and the chain accepts the transaction.', async () => {
  const query = `amount=${swapBody.amount}&userAddress=${first}&from=${native}&to=${dollars}&gasPrice=1`
  const { quotes } = await ask(`/v1/convert/quotes?${query}`)
  const [quote] = quotes as { toAmount: string }[]
  const out = BigInt(quote?.toAmount ?? 0)
  expect(out).toBeGreaterThan(0n)
  const { tx } = await ask('/v1/convert/build-transaction', { ...swapBody, userAddress: `${chain}:${first}` })
  const { to, data } = tx as { to: string; data: `0x${string}` }
  expect(to).toBe(`${chain}:${addresses.swapRouter}`)
  const { functionName, args } = decodeFunctionData({ abi: router, data })
  expect(functionName).toBe('swapExactETHForTokens')
  expect([args[0], String(args[2]).toLowerCase()]).toEqual([(out * 99n + 99n) / 100n, first.toLowerCase()])
  const call = { from: first, to: addresses.swapRouter, data, value: `0x${parseEther('1').toString(16)}` }
  expect(await node('eth_call', call, 'latest')).toMatch(/^0x/)
})

test('The approval of the service has no limit, as that of the public service.', async () => {
  const query = `userAddress=${chain}:${first}&from=${dollars}&to=${native}`
  const { tx } = await ask(`/v1/convert/build-approve?${query}`)
  const { args } = decodeFunctionData({ abi: router, data: (tx as { data: `0x${string}` }).data })
  expect(args).toEqual([addresses.swapRouter, maxUint256])
})

test.each([
  ['/v1/convert/tokens?chainId=eip155:1', undefined, 400],
  [`/v1/convert/quotes?amount=1.5&from=${native}&to=${dollars}`, undefined, 400],
  [`/v1/convert/quotes?amount=1&from=nowhere&to=${dollars}`, undefined, 400],
  ['/v1/convert/everything', undefined, 404],
  ['/v1/convert/build-transaction', { ...swapBody, eip155: { slippage: '80' }, userAddress: `${chain}:${first}` }, 400],
  ['/v1/onramp/quote', { amount: '100', purchaseCurrency: { symbol: 'NONE' }, paymentCurrency: { id: 'USD' } }, 400],
  ['/v1/generators/onrampurl', {}, 400],
  ['/onramp/purchases', { account: 'me', amount: '1', outcome: 'paid' }, 400],
  ['/onramp/elsewhere', undefined, 404],
])('%s with %j is refused with status %i.', async (path, body, status) => {
  expect((await raw(path, body)).status).toBe(status)
})

test('Each swap fault changes the token list, the quote or the transaction of the data service.', async () => {
  const lie = (kind: string | null) => control.post('/faults', { service: 'swapLie', fault: kind && { kind } })
  const quoted = async () => {
    const { quotes } = await ask(`/v1/convert/quotes?amount=${swapBody.amount}&from=${native}&to=${dollars}&gasPrice=1`)
    return BigInt((quotes as { toAmount: string }[])[0]?.toAmount ?? 0)
  }
  const built = async () => {
    const { tx } = await ask('/v1/convert/build-transaction', { ...swapBody, userAddress: `${chain}:${first}` })
    return tx as { to: string; data: `0x${string}` }
  }
  const argsOf = async () => decodeFunctionData({ abi: router, data: (await built()).data }).args
  const honest = await quoted()
  await lie('quote')
  expect(await quoted()).toBe((honest * 11n) / 10n)
  await lie('noPool')
  expect(await quoted()).toBe(0n)
  await lie('decimals')
  const { tokens } = await ask(`/v1/convert/tokens?chainId=${chain}`)
  expect(tokens).toEqual(expect.arrayContaining([expect.objectContaining({ symbol: 'sUSD', decimals: 4 })]))
  await lie('target')
  expect((await built()).to).not.toBe(`${chain}:${addresses.swapRouter}`)
  await lie('receiver')
  expect(String((await argsOf())[2]).toLowerCase()).not.toBe(first.toLowerCase())
  await lie('token')
  expect((await argsOf())[1]).toEqual([addresses.swapRouter, addresses.gnt])
  await lie('minimum')
  expect((await argsOf())[0]).toBe(1n)
  await lie('slippage')
  expect((await argsOf())[0]).toBe(honest + 1n)
  await lie('deadline')
  expect((await argsOf())[3]).toBe(1n)
  await lie('approval')
  expect((await argsOf())[1]).toBe(maxUint256)
  await lie(null)
  expect((await argsOf())[0]).toBe((honest * 99n + 99n) / 100n)
  expect(await lie('everything')).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('target, receiver') },
  })
})

test('Tokens without a pool have no quote.', async () => {
  const query = `amount=1&userAddress=${first}&from=${native}&to=${chain}:${addresses.tix}&gasPrice=1`
  expect(await ask(`/v1/convert/quotes?${query}`)).toEqual({ quotes: [] })
})

test('What can be bought is listed, priced with a fee, and sold on a page whose address names the account.', async () => {
  const { paymentCurrencies, purchaseCurrencies } = await ask('/v1/onramp/options')
  expect([paymentCurrencies, purchaseCurrencies]).toMatchObject([
    [{ id: 'USD' }],
    [{ symbol: 'ETH' }, { symbol: 'sUSD' }],
  ])
  const wanted = { purchaseCurrency: { symbol: 'sUSD' }, paymentCurrency: { id: 'USD' }, amount: '100' }
  const priced = { purchaseAmount: { amount: '99.000000', currency: 'sUSD' }, coinbaseFee: { amount: '1.00' } }
  expect(await ask('/v1/onramp/quote', wanted)).toMatchObject(priced)
  const body = { destinationWallets: [{ address: second, assets: ['sUSD'] }], presetCryptoAmount: 99 }
  const { url } = await ask('/v1/generators/onrampurl', body)
  expect(String(url)).toBe(`${sandbox.endpoints.onramp}?address=${second}&asset=sUSD&amount=100.00`)
})

const purchase = { account: second, amount: '100', asset: 'ETH' }
const statuses = async () => {
  const { data } = await ask(`/onramp/purchases?account=${second}`)
  return (data as { metadata: { status: string } }[]).map(({ metadata }) => metadata.status)
}
const balance = async () => BigInt(String(await node('eth_getBalance', second, 'latest')))

test('What is paid arrives, what is paid later arrives after it was listed, and what is declined does not arrive.', async () => {
  const before = await balance()
  await ask('/onramp/purchases', { ...purchase, outcome: 'declined' })
  expect([await statuses(), await balance()]).toEqual([['ONRAMP_TRANSACTION_STATUS_FAILED'], before])
  await ask('/onramp/purchases', { ...purchase, outcome: 'paid' })
  const paid = await balance()
  expect(paid).toBeGreaterThan(before)
  await ask('/onramp/purchases', { ...purchase, outcome: 'later' })
  expect((await statuses())[0]).toBe('ONRAMP_TRANSACTION_STATUS_IN_PROGRESS')
  expect((await statuses())[0]).toBe('ONRAMP_TRANSACTION_STATUS_SUCCESS')
  expect((await balance()) - paid).toBe(paid - before)
  expect(await ask(`/v1/account/${second}/history?chainId=${chain}&onramp=coinbase`)).toMatchObject({
    data: [{ metadata: { operationType: 'buy' } }, {}, {}],
  })
})

test('A granted session is listed, and only a signature of its account revokes it.', async () => {
  const path = `/v1/sessions/${encodeURIComponent(`${chain}:${first}`)}`
  const { pci } = await ask(path, { expiry: 4_000_000_000, permissions: [{ type: 'contract-call', data: {} }] })
  expect(await ask(path)).toMatchObject({ pcis: [{ pci, expiry: 4_000_000_000 }] })
  const message = `0x${Buffer.from(String(pci), 'utf8').toString('hex')}`
  const foreign = await node('personal_sign', message, second)
  expect((await raw(`${path}/revoke`, { pci, signature: foreign })).status).toBe(401)
  expect((await raw(`${path}/revoke`, { pci: '0x1', signature: foreign })).status).toBe(404)
  expect((await raw(path, { expiry: 'never' })).status).toBe(400)
  const signature = await node('personal_sign', message, first)
  expect(await ask(`${path}/revoke`, { pci, signature })).toEqual({ success: true })
  expect(await ask(path)).toMatchObject({ pcis: [{ revokedAt: expect.any(Number) as number }] })
})

describe('The exchange', () => {
  const shop = devAccounts[5]
  const params = {
    exchangeId: 'sandbox-exchange',
    asset: `${chain}/slip44:60`,
    amount: '0.5',
    recipient: `${chain}:${shop}`,
  }

  const call = (method: string, given: object) => ask('/v1/json-rpc', { jsonrpc: '2.0', id: 1, method, params: given })
  const resultOf = async (method: string, given: object) =>
    (await call(method, given))['result'] as Record<string, unknown>

  /** Requests the page of a payment, and presses a button there. Returns a function that requests the status. */
  async function settle(outcome: string, change: object = {}) {
    const { sessionId, url } = await resultOf('reown_getExchangePayUrl', { ...params, ...change })
    expect((await page(String(url))).status).toBe(200)
    expect(await ask(`/exchange/payments?session=${String(sessionId)}`)).toMatchObject({
      recipient: shop,
      exchange: 'Sandbox Exchange',
    })
    expect(await ask('/exchange/payments', { session: sessionId, outcome })).toEqual({ success: true })
    return () => resultOf('reown_getExchangeBuyStatus', { sessionId, exchangeId: params.exchangeId })
  }
  const balance = async () => BigInt(String(await node('eth_getBalance', shop, 'latest')))

  test('lists exchanges for an asset of the sandbox, filtered by includeOnly and exclude', async () => {
    const { exchanges, total } = await resultOf('reown_getExchanges', { page: 0, ...params })
    expect([exchanges, total]).toEqual([
      expect.arrayContaining([expect.objectContaining({ id: 'second-exchange' })]),
      3,
    ])
    const filter = { includeOnly: ['second-exchange', 'third-exchange'], exclude: ['third-exchange'] }
    expect(await resultOf('reown_getExchanges', { ...params, ...filter })).toMatchObject({ total: 1 })
  })

  test.each([
    ['reown_getExchanges', { asset: 'eip155:5/slip44:60' }, 'Asset eip155:5/slip44:60 is not supported'],
    ['reown_getExchanges', { amount: '0' }, 'amount must be a decimal text'],
    ['reown_getExchanges', { amount: `0.${'1'.repeat(19)}` }, 'amount must be a decimal text'],
    ['reown_getExchangePayUrl', { exchangeId: 'nobody' }, 'There is no such exchange'],
    ['reown_getExchangePayUrl', { recipient: `eip155:1:${shop}` }, 'recipient must be an account of the network'],
    ['reown_getExchangeBuyStatus', { sessionId: 'none' }, 'There is no such session'],
    ['reown_getEverything', {}, 'There is no method reown_getEverything'],
  ])('%s with %j is an error of JSON-RPC.', async (method, change, message) => {
    expect(await call(method, { ...params, ...change })).toMatchObject({ id: 1, error: { message } })
  })

  test('pays the recipient from the treasury, and reports the hash of the transaction', async () => {
    const before = await balance()
    const status = await settle('paid')
    const { status: state, txHash } = await status()
    expect(state).toBe('SUCCESS')
    expect(await node('eth_getTransactionByHash', txHash)).toMatchObject({ to: shop.toLowerCase() })
    expect((await balance()) - before).toBe(parseEther('0.5'))
  })

  test('pays after its status was requested once, and reports a failure when the visitor declines', async () => {
    const later = await settle('later')
    expect([(await later())['status'], (await later())['status']]).toEqual(['IN_PROGRESS', 'SUCCESS'])
    expect(await (await settle('declined'))()).toEqual({ status: 'FAILED' })
  })

  test('can report a hash that does not exist, pay half of the amount, or report the hash of an earlier transaction', async () => {
    const before = await balance()
    const hashes = []
    for (const outcome of ['nothing', 'half', 'earlier']) hashes.push((await (await settle(outcome))())['txHash'])
    const [made, half, earlier] = hashes
    expect([await node('eth_getTransactionByHash', made), earlier]).toEqual([null, half])
    expect((await balance()) - before).toBe(parseEther('0.25'))
  })

  test('pays tokens, refuses a second press for the same payment, and refuses unknown sessions and outcomes', async () => {
    const { sessionId } = await resultOf('reown_getExchangePayUrl', {
      ...params,
      asset: `${chain}/erc20:${addresses.susd}`,
    })
    await ask('/exchange/payments', { session: sessionId, outcome: 'paid' })
    expect((await raw('/exchange/payments', { session: sessionId, outcome: 'paid' })).status).toBe(409)
    for (const [path, body] of [
      ['/exchange/payments', { session: 'none', outcome: 'paid' }],
      ['/exchange/payments', { session: sessionId, outcome: 'all' }],
    ] as const)
      expect((await raw(path, body)).status).toBe(400)
    expect((await raw('/exchange/payments?session=none')).status).toBe(404)
    expect((await raw('/exchange/elsewhere')).status).toBe(404)
  })
})

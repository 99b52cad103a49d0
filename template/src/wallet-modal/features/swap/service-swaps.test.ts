// @vitest-environment node
import { expect, test } from 'vitest'
import { isRecord } from '../../domain/errors/errors'
import { eventually } from '../../testing/eventually'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { serviceSwaps } from './service-swaps'
import { createSwap, ether, router, swapOptions, usdc, word, wrapped } from './testing/create-swap'

const network = 'eip155:1'
const provider = serviceSwaps({ contracts: { [network]: [router] } })
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })

/** The parts of the transaction that the service makes. */
interface Made {
  selector?: string
  receiver?: string
  path?: readonly string[]
  minimum?: bigint
  deadline?: bigint
  to?: string
}

/** The call data of a swap of the native currency for a token. */
function callOf({ selector = '0x7ff36ab5', receiver = firstAddress, path = [wrapped, usdc], ...rest }: Made): string {
  const { minimum = BigInt(1_980_000_000), deadline = BigInt(2) ** BigInt(40) } = rest
  const words = [minimum, 128, receiver, deadline, path.length, ...path].map((value) => word(value))
  return `${selector}${words.join('')}`
}

/** A swap form whose quotes and transactions come from a data service that lies about them. */
async function open(made: Made = {}, answers: Record<string, () => Response> = {}) {
  const base = swapOptions(provider)
  const asked: { path: string; query: Record<string, string>; body: unknown }[] = []
  const honest: Record<string, () => Response> = {
    '/v1/convert/tokens': () =>
      json({
        tokens: [
          { name: 'Harbour', symbol: 'HRB', address: `${network}:${secondAddress}`, decimals: 18, logoUri: '' },
          { name: 'Ether', symbol: 'ETH', address: `${network}:0x${'e'.repeat(40)}`, decimals: 18, logoUri: '' },
          {
            name: 'Dai',
            symbol: 'DAI',
            address: `${network}:${'0x6B175474E89094C44Da98b954EedeAC495271d0F'}`,
            decimals: 18,
          },
          { name: 'Bad', symbol: 'BAD', address: 'nowhere', decimals: 18, logoUri: '' },
          { name: 'Loud', symbol: 'LOUD', address: secondAddress.replace('0x', '0X'), decimals: 18, logoUri: '' },
        ],
      }),
    '/v1/convert/gas-price': () => json({ standard: '1000000000', fast: '2', instant: '3' }),
    '/v1/convert/quotes': () => json({ quotes: [{ id: null, toAmount: '2000000000' }] }),
    '/v1/convert/build-transaction': () =>
      json({ tx: { from: firstAddress, to: `${network}:${made.to ?? router}`, data: callOf(made), amount: '1' } }),
  }
  const services = (url: URL, init?: RequestInit) => {
    const answer = answers[url.pathname] ?? honest[url.pathname]
    if (!answer) return base.services(url)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    asked.push({ path: url.pathname, query: Object.fromEntries(url.searchParams), body })
    return answer()
  }
  const swap = await createSwap(provider, { ...base, services })
  return { ...swap, asked, wallet: base.wallet, wasAsked: () => base.wallet.callsOf('eth_sendTransaction').length }
}

test('the quote and the transaction of the service are shown, checked, and sent as they are', async () => {
  const { asked, flow, fill, store, wallet } = await open({ minimum: BigInt(1_985_000_000) })
  await fill()
  await eventually(() => expect(store.terms).toMatchObject({ minimum: BigInt(1_980_000_000), impact: undefined }))
  await flow.prepare()
  // The transaction promises more than the visitor accepts, so the review shows what the transaction promises.
  expect(flow.review).toMatchObject({ step: 'swap', minimum: BigInt(1_985_000_000) })
  await flow.confirm('Swapping')
  const [call] = wallet.callsOf('eth_sendTransaction')
  expect(call?.params).toMatchObject([{ to: router, data: callOf({ minimum: BigInt(1_985_000_000) }) }])
  const quote = asked.find(({ path }) => path === '/v1/convert/quotes')?.query
  expect(quote).toMatchObject({
    amount: String(ether),
    userAddress: firstAddress,
    from: `${network}:0x${'e'.repeat(40)}`,
    to: `${network}:${usdc}`,
    gasPrice: '1000000000',
  })
  const built = asked.find(({ path }) => path === '/v1/convert/build-transaction')?.body
  expect(isRecord(built) && built).toMatchObject({
    amount: String(ether),
    eip155: { slippage: '1' },
    userAddress: `${network}:${firstAddress}`,
    disableEstimate: true,
  })
})

test('the tokens of the service can be received; invalid ones and the native currency are left out', async () => {
  const { store } = await open()
  await store.tokens.load()
  expect(store.tokens.fetched.map(({ symbol, address }) => [symbol, address])).toEqual([
    ['HRB', secondAddress],
    ['DAI', '0x6B175474E89094C44Da98b954EedeAC495271d0F'],
  ])
  expect(store.tokens.known.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC', 'HRB', 'DAI'])
  // USDC is only held, and HRB is not well known.
  expect(store.tokens.suggested.map(({ symbol }) => symbol)).toEqual(['ETH', 'DAI'])
})

test.each<[string, Made, string]>([
  ['pays to another account', { receiver: secondAddress }, 'otherReceiver'],
  ['brings another token', { path: [wrapped, secondAddress] }, 'otherToken'],
  ['pays with another token', { path: [secondAddress, usdc] }, 'otherToken'],
  ['accepts less than was shown', { minimum: BigInt(1_979_999_999) }, 'otherMinimum'],
  ['accepts nothing', { minimum: BigInt(0) }, 'otherMinimum'],
  ['asks for more than the quote', { minimum: BigInt(2_000_000_001) }, 'negativeSlippage'],
  ['goes to a contract that the app does not allow', { to: secondAddress }, 'unknownTarget'],
  ['cannot be decoded', { selector: '0x12345678' }, 'unknownCall'],
  ['approves in place of swapping', { selector: '0x095ea7b3' }, 'unknownCall'],
  ['is too old', { deadline: BigInt(1) }, 'expired'],
])('a transaction of the service that %s is refused, and the wallet is never asked', async (_, made, refusal) => {
  const { flow, fill, wasAsked } = await open(made)
  await fill()
  expect(await flow.prepare()).toBe(false)
  expect(flow.failure).toEqual({ reason: 'refused', refusal })
  await flow.confirm('Swapping')
  expect(wasAsked()).toBe(0)
})

test('a token that the service lists with other decimals than its contract is refused', async () => {
  const { store, chain, fill } = await open()
  chain.decimals = 4
  await fill()
  await eventually(() => expect(store.quote).toMatchObject({ state: 'failed', error: { code: 'DECIMALS_DIFFER' } }))
})

test.each<[string, Record<string, () => Response>]>([
  ['403', { '/v1/convert/quotes': () => json({}, 403) }],
  ['429', { '/v1/convert/quotes': () => json({}, 429) }],
  ['500', { '/v1/convert/gas-price': () => json({}, 500) }],
  ['rubbish', { '/v1/convert/quotes': () => new Response('<html>') }],
  ['amounts that are none', { '/v1/convert/quotes': () => json({ quotes: 7 }) }],
])('when the service answers with %s, there is no price', async (_, answers) => {
  const { store, fill } = await open({}, answers)
  await fill()
  await eventually(() =>
    expect(store.quote).toMatchObject({ state: 'failed', error: { code: 'DATA_SERVICE_UNAVAILABLE' } }),
  )
})

test('when the service has no quote, the tokens cannot be swapped; when it makes no transaction, nothing is sent', async () => {
  const { store, fill } = await open({}, { '/v1/convert/quotes': () => json({ quotes: [] }) })
  await fill()
  await eventually(() => expect(store.quote).toMatchObject({ state: 'refused', reason: 'noPath' }))
  const second = await open({}, { '/v1/convert/build-transaction': () => json({ tx: {} }) })
  await second.fill()
  expect(await second.flow.prepare()).toBe(false)
  expect(second.flow.failure).toMatchObject({ reason: 'failed' })
  expect(second.wasAsked()).toBe(0)
})

test("[C8-17] a network that the service does not know has no swaps: 'Network not supported for Swaps'", async () => {
  const { store, fill } = await open({}, { '/v1/supported-chains': () => json({ http: [] }) })
  await fill()
  await eventually(() =>
    expect(store.quote).toMatchObject({ state: 'failed', error: { message: 'Network not supported for Swaps' } }),
  )
})

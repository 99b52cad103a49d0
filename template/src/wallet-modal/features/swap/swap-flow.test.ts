// @vitest-environment node
import { expect, test } from 'vitest'
import type { SwapProvider } from '../../domain/swaps/swap-provider'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeDataService, fakeDataUrl, setGasPrice } from '../../testing/fake-data-service'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { fakeBalance } from '../tokens/testing/fake-balance'
import { routerSwaps } from './router-swaps'
import { swapStoreOf } from './swap-of-root'

const router = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const wrapped = '0xe7f1725e7734ce288f8367e1bb143e90bb3f0512'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const network = 'eip155:1'
const ether = BigInt(10) ** BigInt(18)

const word = (value: bigint | number | string) => BigInt(value).toString(16).padStart(64, '0')
const honest = routerSwaps({ routers: { [network]: router } })

/** A connected account with 10 ether and 12.5 dollars, and a router at which an ether costs 2,000 dollars. */
async function create(swaps: SwapProvider = honest) {
  const data = new FakeDataService()
  data.balances.set(`${network}:${firstAddress}`, [
    fakeBalance(network, 'ETH', '10', { price: 2000 }),
    fakeBalance(network, 'USDC', '12.5', { address: usdc, decimals: '6', price: 1 }),
  ])
  const wallet = new FakeWallet()
  const base = { services: (url: URL) => data.respond(url), hosts: { rpc: fakeDataUrl }, wallet, swaps }
  const { root, rpc, platform, connect } = await createTestRoot(base)
  const chain = {
    dollars: BigInt(2_000),
    decimals: 6,
    allowance: BigInt(0),
    held: BigInt(12_500_000),
    least: BigInt(0),
  }
  const out = (amount: bigint, isToDollars: boolean) =>
    isToDollars
      ? (amount * chain.dollars * BigInt(1_000_000)) / ether
      : (amount * ether) / (chain.dollars * BigInt(1_000_000))
  rpc.answer('eth_call', ([call]) => {
    const { to, data: input } = call as { to: string; data: string }
    const selector = input.slice(0, 10)
    if (selector === '0xad5c4648') return `0x${word(wrapped)}`
    if (selector === '0x313ce567') return `0x${word(chain.decimals)}`
    if (selector === '0x70a08231') return `0x${word(chain.held)}`
    if (selector === '0xdd62ed3e') return `0x${word(chain.allowance)}`
    if (selector === '0x095ea7b3') return `0x${word(1)}`
    if (selector === '0xd06ca61f') {
      const amount = BigInt(`0x${input.slice(10, 74)}`)
      const isToDollars = input.toLowerCase().endsWith(usdc.slice(2).toLowerCase())
      return `0x${word(32)}${word(2)}${word(amount)}${word(out(amount, isToDollars))}`
    }
    const least = BigInt(`0x${input.slice(10, 74)}`)
    const isTooMuch = selector === '0x7ff36ab5' && least > out(ether, true)
    if (to.toLowerCase() !== router.toLowerCase() || isTooMuch)
      throw Object.assign(new Error('execution reverted'), { code: 3 })
    return `0x${word(32)}${word(0)}`
  })
  rpc.answer('eth_getBalance', () => `0x${(BigInt(10) * ether).toString(16)}`)
  rpc.answer('eth_getTransactionReceipt', () => null)
  setGasPrice(rpc, BigInt(1_000_000_000))
  await connect()
  await root.accountLoader.loaded.tokens.fetchTokenBalance()
  await settle()
  root.modal.show({ view: 'Swap' })
  const store = swapStoreOf(root)
  const token = (symbol: string) => {
    const found = store.known.find((one) => one.symbol === symbol)
    if (!found) throw new Error(`there is no ${symbol}`)
    return found
  }
  const fill = async (amount = '1', [paid, received] = ['ETH', 'USDC']) => {
    store.setPaid(token(paid ?? ''))
    store.setReceived(token(received ?? ''))
    store.setAmount(amount)
    await platform.advance(300)
  }
  const asked = () => wallet.callsOf('eth_sendTransaction')
  const firstAsked = () => {
    const [call] = asked()
    if (!call) throw new Error('the wallet was not asked')
    return (call.params as readonly [{ data: string; value: string; to: string }])[0]
  }
  return { firstAsked, root, wallet, store, flow: store.flow, chain, fill, platform, asked }
}

/** A provider that changes what the honest one says. */
function lying(change: (offer: NonNullable<Awaited<ReturnType<SwapProvider['quote']>>>) => object): SwapProvider {
  return {
    ...honest,
    async quote(request, reader) {
      const offer = await honest.quote(request, reader)
      return offer && { ...offer, ...change(offer) }
    },
  }
}

test('the quote shows what arrives, the minimum and the impact; the review is what the wallet gets', async () => {
  const { store, flow, fill, firstAsked } = await create()
  await fill('1')
  expect(store.step).toBe('review')
  expect(store.terms).toMatchObject({ minimum: BigInt(1_980_000_000), impact: 0 })
  await flow.prepare()
  expect(flow.review).toMatchObject({ step: 'swap', offer: { expected: BigInt(2_000_000_000) } })
  await flow.confirm('Swapping')
  const { data, value, to } = firstAsked()
  expect([BigInt(value), to]).toEqual([ether, router])
  expect(data.slice(10, 74)).toBe(word(1_980_000_000))
  expect(data.slice(138, 202)).toBe(word(firstAddress))
})

test.each([
  ['another contract', { target: secondAddress }, 'unknownTarget'],
  ['a path to another token', { path: [wrapped, secondAddress] }, 'otherToken'],
  ['a path from another token', { path: [secondAddress, usdc] }, 'otherToken'],
  ['more than the chain would pay', { expected: BigInt(9_000_000_000) }, 'wouldFail'],
  ['nothing', { expected: BigInt(0) }, 'noPath'],
])('a provider that offers %s is refused, and the wallet is never asked', async (_, change, refusal) => {
  const { flow, fill, asked } = await create(lying(() => change))
  await fill()
  expect(await flow.prepare()).toBe(false)
  expect(flow.failure).toEqual({ reason: 'refused', refusal })
  await flow.confirm('Swapping')
  expect(asked()).toHaveLength(0)
})

test('a token whose contract has other decimals than the list is refused', async () => {
  const { store, flow, chain, fill, asked } = await create()
  chain.decimals = 8
  await fill()
  expect(store.quote).toMatchObject({ state: 'failed', error: { code: 'DECIMALS_DIFFER' } })
  expect(await flow.prepare()).toBe(false)
  expect(flow.failure).toMatchObject({ reason: 'failed', error: { code: 'DECIMALS_DIFFER' } })
  expect(asked()).toHaveLength(0)
})

test('the balance is the one of the chain, whatever the list says', async () => {
  const { flow, chain, fill } = await create()
  chain.held = BigInt(1)
  await fill('2', ['USDC', 'ETH'])
  expect(await flow.prepare()).toBe(false)
  expect(flow.failure).toEqual({ reason: 'refused', refusal: 'insufficientFunds' })
})

test('a token needs an approval of exactly the amount', async () => {
  const { flow, fill, firstAsked } = await create()
  await fill('2', ['USDC', 'ETH'])
  await flow.prepare()
  expect(flow.review?.step).toBe('approve')
  void flow.confirm('Allowing')
  await settle()
  const { data, to } = firstAsked()
  expect([to, data]).toEqual([usdc, `0x095ea7b3${word(router)}${word(2_000_000)}`])
})

test('a price that became worse has to be confirmed anew', async () => {
  const { flow, chain, fill, asked } = await create()
  await fill()
  await flow.prepare()
  chain.dollars = BigInt(1_999)
  await flow.confirm('Swapping')
  expect(flow.failure).toEqual({ reason: 'moved' })
  expect(flow.review?.offer.expected).toBe(BigInt(1_999_000_000))
  expect(asked()).toHaveLength(0)
  await flow.confirm('Swapping')
  expect(asked()).toHaveLength(1)
})

test('a declined request can be made again; an unclear answer needs consent first', async () => {
  const { wallet, flow, fill, asked } = await create()
  await fill()
  await flow.prepare()
  wallet.answer('eth_sendTransaction', () => {
    throw walletError(4001)
  })
  await flow.confirm('Swapping')
  expect([flow.failure, flow.doubt]).toEqual([{ reason: 'declined' }, undefined])
  wallet.answer('eth_sendTransaction', () => {
    throw walletError(-32603, 'lost')
  })
  await flow.confirm('Swapping')
  expect([flow.failure, flow.doubt?.state, asked().length]).toEqual([undefined, 'unclear', 2])
  await flow.confirm('Swapping')
  expect(asked()).toHaveLength(2)
  flow.setConsent(true)
  await flow.confirm('Swapping')
  expect(asked()).toHaveLength(3)
})

test("[C8-17] without a router there is no swap: 'Network not supported for Swaps'", async () => {
  const { store, fill } = await create({ ...honest, targets: () => [] })
  await fill()
  expect(store.quote).toMatchObject({ state: 'failed', error: { message: 'Network not supported for Swaps' } })
})

test('Max leaves the fee in the account; the flip takes the quoted amount', async () => {
  const { store, fill, platform } = await create()
  await fill()
  await store.setMax()
  expect(Number(store.amountText)).toBeLessThan(10)
  expect(Number(store.amountText)).toBeGreaterThan(9.9)
  store.setAmount('0.001')
  await platform.advance(300)
  store.flip()
  expect([store.paid?.symbol, store.received?.symbol, store.amountText]).toEqual(['USDC', 'ETH', '2'])
})

test('[C9-16] one percent of slippage at first; another one changes the minimum', async () => {
  const { store, fill, platform } = await create()
  await fill()
  expect(store.slippage).toBe(100)
  store.setSlippage('0.5')
  await platform.advance(300)
  expect(store.terms?.minimum).toBe(BigInt(1_990_000_000))
  store.setSlippage('60')
  expect([store.slippage, store.terms]).toEqual([undefined, undefined])
})

// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import type { SwapProvider } from '../../domain/swaps/swap-provider'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { eventually } from '../../testing/eventually'
import { firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { sendStoreOf } from '../send/send-of-root'
import { createSwap as create, ether, honest, router, usdc, word, wrapped } from './testing/create-swap'

vi.stubGlobal('IDBKeyRange', IDBKeyRange)

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
  expect([flow.failure, flow.consent.doubt]).toEqual([{ reason: 'declined' }, undefined])
  wallet.answer('eth_sendTransaction', () => {
    throw walletError(-32603, 'lost')
  })
  await flow.confirm('Swapping')
  expect([flow.failure, flow.consent.doubt?.state, asked().length]).toEqual([undefined, 'unclear', 2])
  await flow.confirm('Swapping')
  expect(asked()).toHaveLength(2)
  flow.consent.set(true)
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

test('one percent of slippage at first; another one changes the minimum', async () => {
  const { store, fill, platform } = await create()
  await fill()
  expect(store.slippage).toBe(100)
  store.setSlippage('0.5')
  await platform.advance(300)
  expect(store.terms?.minimum).toBe(BigInt(1_990_000_000))
  store.setSlippage('60')
  expect([store.slippage, store.terms]).toEqual([undefined, undefined])
})

describe('A swap that the wallet has not answered', () => {
  /** Asks the wallet for a swap, and opens the same page again after a reload. */
  async function reload() {
    const factory = new IDBFactory()
    const first = await create(honest, { indexedDB: () => factory })
    await first.fill()
    await first.flow.prepare()
    const held = first.wallet.hold('eth_sendTransaction')
    const pressed = first.flow.confirm('Swapping')
    await eventually(() => expect(first.asked()).toHaveLength(1))
    const second = await create(honest, { indexedDB: () => factory, browser: first.browser })
    return { first, held, pressed, second }
  }

  test('is in doubt after a reload: the wallet is asked again only with consent', async () => {
    const { second } = await reload()
    await second.fill()
    await second.flow.prepare()
    expect(second.flow.consent.doubt).toMatchObject({
      state: 'left',
      transfer: { kind: 'swap', amountText: '1', swappedFor: { amount: '1980', symbol: 'USDC' }, from: firstAddress },
    })
    await second.flow.confirm('Swapping')
    expect(second.asked()).toHaveLength(0)
    second.flow.consent.set(true)
    await second.flow.confirm('Swapping')
    expect(second.asked()).toHaveLength(1)
  })

  test('is in doubt in the form of a transfer, too', async () => {
    const { second } = await reload()
    const send = sendStoreOf(second.root)
    await send.flow.restore()
    expect(send.flow.consent.doubt?.transfer.kind).toBe('swap')
  })

  test('leaves no doubt when the wallet answers after all', async () => {
    const { first, held, pressed, second } = await reload()
    held.resolve(`0x${'ab'.repeat(32)}`)
    await pressed
    await second.fill()
    await second.flow.prepare()
    await eventually(() => expect(second.flow.consent.doubt).toBeUndefined())
    expect(first.root.accountLoader.loaded.sent.list).toMatchObject([
      { amount: '1', symbol: 'ETH', swappedFor: { amount: '1980', symbol: 'USDC' } },
    ])
  })
})

test('the form opens with the tokens and the amount that the opener of the modal asked for', async () => {
  const { root, store } = await create()
  root.modal.show({ view: 'Swap', arguments: { fromToken: 'usdc', toToken: 'eth', amount: '2.5' } })
  const { route } = root.router
  const wish = route.view === 'Swap' ? route.data : undefined
  store.begin(wish)
  expect([store.paid?.symbol, store.received?.symbol, store.amountText]).toEqual(['USDC', 'ETH', '2.5'])
  store.setAmount('3')
  store.begin(wish)
  expect(store.amountText).toBe('3')
  store.begin({ fromToken: 'NONE', amount: '1e18' })
  expect([store.paid?.symbol, store.received, store.amountText]).toEqual(['ETH', undefined, ''])
})

test('amounts have a value in dollars where the price is known', async () => {
  const { store, fill } = await create()
  await fill('0.5')
  expect([store.fiatOf('paid'), store.fiatOf('received')]).toEqual([1000, 1000])
  store.setAmount('')
  expect([store.fiatOf('paid'), store.fiatOf('received')]).toEqual([undefined, undefined])
})

describe('Leaving a swap', () => {
  test('When the visitor leaves the review before the wallet is asked, the wallet is not asked. A later confirmation asks the wallet.', async () => {
    const { flow, fill, asked } = await create()
    await fill()
    await flow.prepare()
    const pressed = flow.confirm('Swapping')
    flow.leave()
    await pressed
    expect([flow.phase, asked().length]).toEqual(['idle', 0])
    await flow.confirm('Swapping')
    expect(asked()).toHaveLength(1)
  })

  test('When the wallet declines a request that the visitor has left, the next review, which is being prepared, shows no failure.', async () => {
    const { root, wallet, flow, fill, asked } = await create()
    await fill()
    await flow.prepare()
    const held = wallet.hold('eth_sendTransaction')
    const pressed = flow.confirm('Swapping')
    await eventually(() => expect(asked()).toHaveLength(1))
    root.accountLoader.loaded.approvals.cancel()
    await pressed
    const prepared = flow.prepare()
    held.reject(walletError(4001, 'User rejected the request'))
    await prepared
    expect(flow.failure).toBeUndefined()
  })

  test('An open form asks for a new quote every ten seconds. After the modal is disposed of, no quote is asked for and no timer waits.', async () => {
    const { root, store, fill, platform, rpc } = await create()
    await fill()
    const quotes = () => rpc.callsOf('eth_call').length
    const before = quotes()
    await platform.advance(10_000)
    expect(quotes()).toBeGreaterThan(before)
    expect(store.quote.state).toBe('ready')
    root.dispose()
    const last = quotes()
    await platform.advance(60_000)
    expect([quotes(), platform.waiting()]).toEqual([last, 0])
  })
})

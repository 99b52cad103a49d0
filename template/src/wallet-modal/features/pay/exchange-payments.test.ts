// @vitest-environment node
import { expect, test } from 'vitest'
import { eventually } from '../../testing/eventually'
import { secondAddress } from '../../testing/fake-wallet'
import { markedDetails } from '../../testing/marked-details'
import { payTexts } from './pay-texts'
import { createPay, dollars, ether, exchangeHash, native } from './testing/create-pay'

const quarter = ether / BigInt(4)
const success = { status: 'SUCCESS', txHash: exchangeHash }

/** A payment at the first exchange, whose page is open. */
async function createBuy(...given: Parameters<typeof createPay>) {
  const test = await createPay(...given)
  await test.buy()
  const becomes = (step: string) => eventually(() => expect(test.shown().step).toBe(step))
  return { ...test, becomes }
}

test('two exchanges are offered; the page opens without access to this page, and its address names the recipient', async () => {
  const { store, windows, exchanges, shown } = await createBuy(dollars, { isConnected: false })
  expect(store.exchanges.map(({ id }) => id)).toEqual(['one', 'two'])
  expect(exchanges.questions('ExchangePayUrl')[0]?.params).toEqual({
    exchangeId: 'one',
    asset: 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    amount: '12.5',
    recipient: `eip155:1:${secondAddress}`,
  })
  expect(windows).toMatchObject([{ opener: null, location: { href: 'https://one.example/pay' } }])
  expect(shown().step).toBe('window')
})

test('a success that the exchange reports completes the payment when the network shows the transaction', async () => {
  const { mined, exchanges, platform, told, becomes, events, shown } = await createBuy()
  await platform.advance(4_000)
  expect(exchanges.questions('ExchangeBuyStatus')).toHaveLength(2)
  mined.set(exchangeHash, { value: quarter })
  exchanges.status = success
  await platform.advance(4_000)
  await becomes('completed')
  const facts = { exchangeId: 'one', sessionId: 'session' }
  expect(told).toEqual([{ type: 'exchange', network: 'eip155:1', hash: exchangeHash, isConfirmed: true, ...facts }])
  const { configuration, id: paymentId } = shown()
  const started = { type: 'exchange', ...facts, status: 'IN_PROGRESS' }
  expect(events.slice(1)).toEqual([
    {
      event: 'PAY_EXCHANGE_SELECTED',
      properties: { exchange: { id: 'one' }, configuration, currentPayment: started, headless: false },
    },
    { event: 'PAY_INITIATED', properties: { paymentId, configuration, currentPayment: started } },
    {
      event: 'PAY_SUCCESS',
      properties: { paymentId, configuration, currentPayment: { ...started, status: 'SUCCESS', result: exchangeHash } },
    },
  ])
  await platform.advance(3_000)
})

test.each([
  ['names a transaction that does not exist', undefined, success, 'there is no such transaction'],
  ['names no transaction', undefined, { status: 'SUCCESS' }, 'the exchange names no transaction'],
  ['pays too little', { value: quarter - BigInt(1) }, success, 'the transaction does not pay the recipient the amount'],
  [
    'pays somebody else',
    { to: `0x${'12'.repeat(20)}`, value: quarter },
    success,
    'the transaction does not pay the recipient the amount',
  ],
  [
    'names an earlier transaction',
    { value: quarter, block: 100 },
    success,
    'the transaction is older than the payment',
  ],
])('an exchange that %s gets no success', async (_, transaction, status, details) => {
  const { mined, exchanges, platform, told, shown, becomes } = await createBuy()
  if (transaction) mined.set(exchangeHash, transaction)
  exchanges.status = status
  await platform.advance(130_000)
  await becomes('unproven')
  expect(shown().error?.details).toBe(details)
  expect(markedDetails(payTexts, shown().error)).toBe(`[${details}]`)
  expect(told).toEqual(['PAYMENT_NOT_FOUND'])
})

test('a transaction of the exchange that the network refused is a failed payment', async () => {
  const { mined, exchanges, platform, told, becomes, shown } = await createBuy()
  mined.set(exchangeHash, { value: quarter, status: '0x0' })
  exchanges.status = success
  await platform.advance(4_000)
  await becomes('failed')
  // The exchange has reported a success, so the exchange is not blamed.
  expect(markedDetails(payTexts, shown().error)).toBe('[the network refused the transaction]')
  expect(told).toEqual(['GENERIC_PAYMENT_ERROR'])
})

test('if the network did not tell its newest block at the start, the payment is not completed, because the transaction could be an earlier one', async () => {
  const test = await createPay()
  test.rpc.answer('eth_blockNumber', () => null)
  await test.buy()
  test.mined.set(exchangeHash, { value: quarter })
  test.exchanges.status = success
  await test.platform.advance(10_000)
  await eventually(() => expect(test.shown().error?.details).toBe('the network did not tell when it was made'))
  expect(markedDetails(payTexts, test.shown().error)).toBe('[the network did not tell when it was made]')
})

test('"Check again" completes a payment that the network shows later', async () => {
  const { mined, exchanges, platform, told, store, becomes } = await createBuy()
  exchanges.status = success
  await platform.advance(130_000)
  await becomes('unproven')
  mined.set(exchangeHash, { value: quarter })
  store.checkAgain()
  await becomes('completed')
  expect(told).toMatchObject(['PAYMENT_NOT_FOUND', { hash: exchangeHash }])
})

test('on a network that the modal cannot read, the result has isConfirmed false', async () => {
  const solana = {
    id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    chainNamespace: 'solana',
    name: 'Solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: ['https://solana.example'] } },
  } as const
  const payment = {
    paymentAsset: { network: `solana:${solana.id}`, asset: 'native', metadata: solana.nativeCurrency },
    recipient: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    amount: '2',
  } as const
  const { exchanges, platform, told, store, becomes } = await createBuy(payment, {
    networks: [solana],
    isConnected: false,
  })
  expect(store.isForWallets).toBe(false)
  exchanges.status = success
  await platform.advance(4_000)
  await becomes('completed')
  expect(told).toMatchObject([{ isConfirmed: false, hash: exchangeHash }])
})

test('a failure that the exchange reports ends the payment', async () => {
  const { exchanges, platform, told, becomes, events, shown } = await createBuy()
  exchanges.status = { status: 'FAILED' }
  await platform.advance(4_000)
  await becomes('failed')
  expect(shown().error?.message).toBe('Unable to process payment: the exchange reports a failure')
  expect(markedDetails(payTexts, shown().error)).toBe('[the exchange reports a failure]')
  expect([told, events.at(-1)?.event]).toEqual([['GENERIC_PAYMENT_ERROR'], 'PAY_ERROR'])
  const count = exchanges.asked.length
  await platform.advance(60_000)
  expect(exchanges.asked).toHaveLength(count)
})

test('after five failed requests for the status the modal gives up, and the visitor can check again', async () => {
  const { exchanges, platform, told, becomes, store } = await createBuy()
  exchanges.httpStatus = 500
  await platform.advance(16_000)
  expect(told).toEqual([])
  await platform.advance(4_000)
  await becomes('unanswered')
  expect(told).toEqual(['UNABLE_TO_GET_BUY_STATUS'])
  exchanges.httpStatus = 200
  store.checkAgain()
  await becomes('window')
})

test('the modal gives up half an hour after the last step of a payment at an exchange', async () => {
  const { platform, told, becomes } = await createBuy()
  await platform.advance(1_799_000)
  expect(told).toEqual([])
  await platform.advance(8_000)
  await becomes('unanswered')
  expect(told).toEqual(['UNABLE_TO_GET_BUY_STATUS'])
})

test.each([
  ['no address', (exchanges: { page: unknown }) => (exchanges.page = {}), 'UNABLE_TO_GET_PAY_URL'],
  [
    'a refusal of the asset',
    (exchanges: { refusal: string | undefined }) => (exchanges.refusal = 'Asset is not supported'),
    'ASSET_NOT_SUPPORTED',
  ],
  [
    'an address that is not https',
    (exchanges: { page: unknown }) => (exchanges.page = { url: 'http://one.example', sessionId: 'session' }),
    'UNABLE_TO_GET_PAY_URL',
  ],
] as const)('%s closes the window, says so, and the visitor chooses again', async (_, arrange, code) => {
  const test = await createPay()
  ;(arrange as (exchanges: object) => unknown)(test.exchanges)
  await test.buy()
  expect([test.told, test.shown().step, test.root.router.view]).toEqual([[code], 'choosing', 'Pay'])
  expect(test.windows).toMatchObject([{ closed: true, location: { href: '' } }])
  expect(test.root.modalStores.snack.message).toBe('Failed to pay with exchange')
})

test('after the visitor has closed the window, the payment is still followed and the window can be opened again', async () => {
  const { windows, platform, store, becomes, exchanges, mined } = await createBuy()
  if (windows[0]) windows[0].closed = true
  await platform.advance(2_000)
  await becomes('closed')
  store.reopenExchange()
  await becomes('window')
  expect(windows).toHaveLength(2)
  mined.set(exchangeHash, { value: quarter })
  exchanges.status = success
  await platform.advance(4_000)
  await becomes('completed')
})

test('if the browser blocks the window, the visitor opens the window with a button', async () => {
  const test = await createPay()
  test.browser.isBlocking = true
  await test.buy()
  expect(test.shown().step).toBe('blocked')
  test.browser.isBlocking = false
  test.store.reopenExchange()
  expect([test.shown().step, test.windows[0]?.location.href]).toEqual(['window', 'https://one.example/pay'])
})

test('choosing another way to pay ends the requests to the exchange', async () => {
  const { store, exchanges, platform, told, root } = await createBuy()
  store.chooseAgain()
  expect(root.router.view).toBe('Pay')
  const count = exchanges.asked.length
  await platform.advance(20_000)
  expect([exchanges.asked.length, told]).toEqual([count, []])
})

test('with openInNewTab false, the exchange replaces this page', async () => {
  const { browser, windows, shown } = await createBuy({ ...native, openInNewTab: false })
  expect([browser.led, windows, shown().step]).toEqual([['https://one.example/pay'], [], 'leaving'])
})

test('after the visitor has closed the modal, a payment at an exchange is followed, and the app learns its outcome', async () => {
  const { root, mined, exchanges, platform, told } = await createBuy()
  root.modal.close('escape')
  expect(told).toEqual([])
  mined.set(exchangeHash, { value: quarter })
  exchanges.status = success
  await platform.advance(4_000)
  await eventually(() => expect(told).toMatchObject([{ hash: exchangeHash }]))
})

test('payWithExchange filters the exchanges; an asset that no exchange supports leaves the list empty without an error', async () => {
  const only = await createPay({ ...native, payWithExchange: { includeOnly: ['two'], exclude: ['one'] } })
  expect(only.exchanges.questions('Exchanges')[0]?.params).toEqual({
    page: 0,
    asset: 'eip155:1/slip44:60',
    amount: '0.25',
    includeOnly: ['two'],
    exclude: ['one'],
  })
  const none = await createPay({ ...native, payWithExchange: false })
  expect([none.exchanges.asked, none.store.exchanges, none.store.exchangesState]).toEqual([[], [], 'ready'])
  only.exchanges.refusal = 'Asset X is not supported'
  await only.open()
  await only.store.loadExchanges()
  expect([only.store.exchanges, only.store.exchangesState]).toEqual([[], 'ready'])
  only.exchanges.refusal = undefined
  only.exchanges.httpStatus = 429
  await only.open()
  await only.store.loadExchanges()
  expect(only.store.exchangesState).toBe('failed')
  expect(only.root.modalStores.snack.message).toBe('Unable to get exchanges')
})

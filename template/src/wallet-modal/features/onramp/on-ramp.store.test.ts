// @vitest-environment node
import { expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { firstAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { coinbaseOnRamp } from './coinbase-on-ramp'
import { meldOnRamp } from './meld-on-ramp'
import { OnRampStore } from './on-ramp.store'

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })

/** A store with a connected account and a data service that answers the given paths. */
async function create(answers: Record<string, (body: unknown) => Response | Promise<Response>> = {}, options = {}) {
  const data = new FakeDataService()
  const asked: { path: string; body: unknown }[] = []
  const test = await createTestRoot({
    hosts: { rpc: fakeDataUrl },
    onrampProviders: [coinbaseOnRamp(), meldOnRamp()],
    ...options,
    services: (url, init) => {
      const answer = answers[url.pathname]
      if (!answer) return data.respond(url)
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      asked.push({ path: url.pathname, body })
      return answer(body)
    },
  })
  await test.connect()
  return { ...test, asked, store: new OnRampStore(test.root) }
}

const quoteOf = (amount: string, currency = 'USDC') => {
  const usd = { amount: '100', currency: 'USD' }
  const purchaseAmount = { amount, currency }
  return json({
    paymentTotal: usd,
    paymentSubtotal: usd,
    purchaseAmount,
    coinbaseFee: usd,
    networkFee: usd,
    quoteId: 'q',
  })
}

test('[C9-15] two providers with a fee of 1-2%: Coinbase on EVM chains, Meld on EVM chains and Solana', async () => {
  const { store } = await create()
  expect(store.providers.map(({ id, fee, namespaces }) => [id, fee, namespaces])).toEqual([
    ['coinbase', '1-2%', ['eip155']],
    ['meld', '1-2%', ['eip155', 'solana']],
  ])
})

test('[C9-15] without an answer of the service, card takes 10 to 7500 and a bank account 10 to 25000', async () => {
  const { store } = await create({ '/v1/onramp/options': () => json({}, 500) })
  await store.getAvailableCurrencies()
  expect(store.currencies).toBe('fallback')
  expect(store.paymentCurrencies.map(({ id }) => id)).toEqual(['USD', 'EUR'])
  for (const { payment_method_limits: ways } of store.paymentCurrencies)
    expect(ways.map(({ id, min, max }) => [id, Number(min), Number(max)])).toEqual([
      ['card', 10, 7500],
      ['ach_bank_account', 10, 25000],
    ])
  store.setPaymentAmount('9.99')
  expect(store.amountProblem).toBe('low')
  store.setPaymentAmount('25000.01')
  expect(store.amountProblem).toBe('high')
})

test('[C7-18] [C9-15] the address of Coinbase is made for the account, on the card chains, with Ethereum as fallback', async () => {
  const url = 'https://pay.coinbase.com/buy?session=1'
  const { store, asked } = await create({ '/v1/generators/onrampurl': () => json({ url }) })
  await store.prepareAddresses()
  expect(asked[0]?.body).toMatchObject({
    defaultNetwork: 'ethereum',
    defaultExperience: 'buy',
    partnerUserId: firstAddress,
    destinationWallets: [
      {
        address: firstAddress,
        blockchains: ['ethereum', 'arbitrum', 'polygon', 'berachain', 'avalanche-c-chain', 'optimism', 'celo', 'base'],
        assets: ['USDC'],
      },
    ],
  })
  expect(store.addressOf(coinbaseOnRamp())).toEqual({ state: 'ready', url })
})

test.each(['https://pay.coinbase.com.evil.example/', 'javascript:alert(1)', 'http://pay.coinbase.com/', '', 7])(
  'an address %s from the service is not opened',
  async (url) => {
    const { store } = await create({ '/v1/generators/onrampurl': () => json({ url }) })
    await store.prepareAddresses()
    expect(store.addressOf(coinbaseOnRamp())).toEqual({ state: 'failed' })
  },
)

test('Meld gets the account and the currency, once for each address', async () => {
  const meld = meldOnRamp({ publicKey: 'key' })
  const { store } = await create({}, { onrampProviders: [meld] })
  await store.prepareAddresses()
  await store.prepareAddresses()
  expect(store.addressOf(meld)).toEqual({
    state: 'ready',
    url: `https://meldcrypto.com/?publicKey=key&destinationCurrencyCode=USDC&walletAddress=${firstAddress}`,
  })
})

test('the price of the latest amount is shown, also if an earlier answer comes later', async () => {
  const waiting: ((answer: Response) => void)[] = []
  const { store } = await create({ '/v1/onramp/quote': () => new Promise((resolve) => waiting.push(resolve)) })
  store.setPaymentAmount('50')
  await settle()
  store.setPaymentAmount('100')
  await settle()
  waiting[1]?.(quoteOf('99'))
  await settle()
  waiting[0]?.(quoteOf('49'))
  await settle()
  expect(store.purchaseAmount).toBe('99')
  expect(store.quotesLoading).toBe(false)
})

test.each([
  ['another currency', () => quoteOf('99', 'SCAM'), 'The price is for something else than was asked'],
  ['an error', () => json({}, 500), 'The data service does not answer'],
  ['rubbish', () => new Response('<html>'), 'The data service does not answer'],
])('a quote with %s gives no price', async (_, answer, message) => {
  const { store } = await create({ '/v1/onramp/quote': answer })
  store.setPaymentAmount('100')
  await settle()
  expect(store.purchaseAmount).toBeUndefined()
  expect(store.error).toContain(message)
})

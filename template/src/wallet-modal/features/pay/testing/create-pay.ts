import { required } from '../../../domain/errors/errors'
import type { PaymentOptions, PaymentResult } from '../../../domain/pay/payment'
import type { TestRoot } from '../../../testing/create-test-root'
import { createTestRoot } from '../../../testing/create-test-root'
import { FakeDataService, fakeDataUrl, setGasPrice } from '../../../testing/fake-data-service'
import { secondAddress } from '../../../testing/fake-wallet'
import { fakeWindows } from '../../../testing/fake-windows'
import { settle } from '../../../testing/settle'
import { defaultFeatures } from '../../../domain/options'
import { openPayment } from '../open-payment'
import { payStoreOf } from '../pay-of-root'

export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const ether = BigInt(10) ** BigInt(18)
export const hash = `0x${'5e'.repeat(32)}`
export const exchangeHash = `0x${'e7'.repeat(32)}`

/** A quarter of an ether for the second account. */
export const native: PaymentOptions = {
  paymentAsset: { network: 'eip155:1', asset: 'native', metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  recipient: secondAddress,
  amount: '0.25',
}
export const dollars: PaymentOptions = {
  ...native,
  paymentAsset: { ...native.paymentAsset, asset: usdc, metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 } },
  amount: '12.5',
}

const word = (value: bigint | number | string) => BigInt(value).toString(16).padStart(64, '0')

/** The transaction and the receipt of a payment, as the chain has them. */
interface MinedPayment {
  to?: string
  value?: bigint
  /** Logs that a token has moved these amounts to these accounts. */
  moved?: readonly { to: string; amount: bigint }[]
  status?: '0x0' | '0x1'
  block?: number
}

/** The part of the data service that answers requests about exchanges. */
export class FakeExchanges {
  readonly asked: { method: string; params: Record<string, unknown> }[] = []
  status: unknown = { status: 'IN_PROGRESS' }
  exchanges: unknown = ['one', 'two', 'three'].map((id) => ({ id, name: id.toUpperCase(), imageUrl: '' }))
  page: unknown = { url: 'https://one.example/pay', sessionId: 'session' }
  /** The HTTP status of every answer. */
  httpStatus = 200
  /** The message of an error; then there is no result. */
  refusal: string | undefined = undefined

  respond(url: URL, init: RequestInit): Response | undefined {
    if (url.origin !== fakeDataUrl || url.pathname !== '/v1/json-rpc') return undefined
    const { method, params } = JSON.parse(String(init.body)) as { method: string; params: Record<string, unknown> }
    this.asked.push({ method, params })
    const results: Record<string, unknown> = {
      reown_getExchanges: { exchanges: this.exchanges, total: 3 },
      reown_getExchangePayUrl: this.page,
      reown_getExchangeBuyStatus: this.status,
    }
    const error = this.refusal === undefined ? undefined : { code: -32602, message: this.refusal }
    const body = { jsonrpc: '2.0', id: 1, ...(error ? { error } : { result: results[method] }) }
    return new Response(JSON.stringify(body), { status: this.httpStatus })
  }

  questions(method: 'Exchanges' | 'ExchangePayUrl' | 'ExchangeBuyStatus') {
    return this.asked.filter((one) => one.method === `reown_get${method}`)
  }
}

/** The options of a modal that may ask for payments. */
export function payOptions() {
  const data = new FakeDataService()
  const exchanges = new FakeExchanges()
  const services = (url: URL, init: RequestInit) => exchanges.respond(url, init) ?? data.respond(url)
  return { exchanges, options: { services, hosts: { rpc: fakeDataUrl }, features: { ...defaultFeatures, pay: true } } }
}

/** Answers JSON-RPC requests of a chain at block 100. The test adds the payments that the chain contains. */
export function fakePayments({ rpc, platform }: Pick<TestRoot, 'rpc' | 'platform'>) {
  const mined = new Map<string, MinedPayment>()
  const chain = { decimals: 6, moves: true, height: 100 }
  const find = ([asked]: readonly unknown[]) => mined.get(String(asked))
  setGasPrice(rpc, BigInt(1_000_000_000))
  rpc.answer('eth_call', ([call]) => {
    const { data } = call as { data: string }
    if (data === '0x313ce567') return `0x${word(chain.decimals)}`
    if (data.startsWith('0xa9059cbb')) return `0x${word(chain.moves ? 1 : 0)}`
    throw Object.assign(new Error('execution reverted'), { code: 3 })
  })
  rpc.answer('eth_getBalance', () => `0x${(BigInt(10) * ether).toString(16)}`)
  rpc.answer('eth_blockNumber', () => `0x${chain.height.toString(16)}`)
  rpc.answer('eth_getTransactionCount', () => '0x3')
  rpc.answer('eth_getTransactionByHash', (params) => {
    const found = find(params)
    return found ? { to: found.to ?? secondAddress, value: `0x${(found.value ?? BigInt(0)).toString(16)}` } : null
  })
  rpc.answer('eth_getTransactionReceipt', (params) => {
    const found = find(params)
    if (!found) return null
    const topics = (to: string) => [
      '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
      `0x${word(1)}`,
      `0x${word(to)}`,
    ]
    const logs = (found.moved ?? []).map(({ to, amount }) => ({
      address: usdc,
      topics: topics(to),
      data: `0x${word(amount)}`,
    }))
    return { status: found.status ?? '0x1', blockNumber: `0x${(found.block ?? 101).toString(16)}`, logs }
  })
  const browser = fakeWindows(platform.page.window)
  return { mined, chain, browser, windows: browser.windows }
}

/** A modal that is not rendered, with a connected account, whose host has opened a payment. */
export async function createPay(
  payment: PaymentOptions = native,
  { isConnected = true, ...more }: Parameters<typeof createTestRoot>[0] & { isConnected?: boolean } = {},
) {
  const { exchanges, options } = payOptions()
  const test = await createTestRoot({ ...options, ...more })
  const fakes = fakePayments(test)
  test.wallet.answer('eth_sendTransaction', () => hash)
  if (isConnected) await test.connect()
  const told: (PaymentResult | string)[] = []
  const events: { event: string; properties?: unknown }[] = []
  test.root.events.subscribe(({ props }) => {
    const { address: _, ...event } = props
    if (event.event.startsWith('PAY')) events.push(event)
  })
  const open = async (asked = payment) => {
    await openPayment(test.root, asked, {
      onSuccess: (result) => void told.push(result),
      onError: ({ code }) => void told.push(code),
      onClose: () => void told.push('closed'),
    })
    await settle()
  }
  await open()
  const store = payStoreOf(test.root)
  void store.loadExchanges()
  await settle()
  /** Presses the option of the wallet, and waits for the review. */
  const review = async () => {
    store.payFromWallet()
    for (let turn = 0; turn < 20 && store.wallet.phase !== 'idle'; turn += 1) await settle()
  }
  const shown = () => required(store.payment, 'MODAL_NOT_LOADED')
  const confirm = () => store.wallet.confirm(shown(), 'Paying')
  /** Presses an exchange. */
  const buy = async (index = 0) => {
    store.payAtExchange(required(store.exchanges[index], 'MODAL_NOT_LOADED'))
    for (let turn = 0; turn < 20 && shown().step === 'opening'; turn += 1) await settle()
  }
  const asked = () => test.wallet.callsOf('eth_sendTransaction').map(({ params }) => (params as [object])[0])
  return { ...test, ...fakes, exchanges, told, events, open, store, review, confirm, buy, asked, shown }
}

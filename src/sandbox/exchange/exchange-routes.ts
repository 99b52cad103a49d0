import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DataChain, IconOf } from '../chain-data/entities'
import { HttpError, readJson, sendJson } from '../http/respond'
import { isRecord, type JsonRecord } from '../json'
import { RpcError } from '../rpc-error'
import { findAsset, outcomes, toUnits, type Payments } from './payments'

/** The path of the exchange's page. */
export const exchangePath = '/exchange'

const invalidParams = -32602

/** The modal offers at most two exchanges. The service lists a third, so that tests can check this limit. */
const exchanges = [
  { id: 'sandbox-exchange', name: 'Sandbox Exchange' },
  { id: 'second-exchange', name: 'Second Exchange' },
  { id: 'third-exchange', name: 'Third Exchange' },
] as const

/**
 * An exchange at which visitors pay, and the part of the data service that speaks for it.
 *
 * - `POST /v1/json-rpc`: `reown_getExchanges`, `reown_getExchangePayUrl`, `reown_getExchangeBuyStatus` (JSON-RPC 2.0)
 * - `GET /exchange?session`: the exchange's page
 * - `GET /exchange/payments?session`: what the page shows
 * - `POST /exchange/payments` `{session, outcome}`: what the visitor does on the page
 */
export class ExchangeRoutes {
  readonly #payments: Payments
  readonly #chains: readonly DataChain[]
  readonly #iconOf: IconOf
  readonly #page: string
  readonly #methods: Readonly<Record<string, (params: JsonRecord) => unknown>>

  /** @param base the address of the sandbox */
  constructor(payments: Payments, chains: readonly DataChain[], iconOf: IconOf, base: string) {
    this.#payments = payments
    this.#chains = chains
    this.#iconOf = iconOf
    this.#page = `${base}${exchangePath}`
    this.#methods = {
      reown_getExchanges: (params) => this.#list(params),
      reown_getExchangePayUrl: (params) => this.#ask(params),
      reown_getExchangeBuyStatus: (params) => this.#status(params),
    }
  }

  /** Answers a request of JSON-RPC. */
  async call(body: unknown): Promise<unknown> {
    const { id = null, method, params } = isRecord(body) ? body : {}
    const envelope = { jsonrpc: '2.0', id }
    const run = typeof method === 'string' && Object.hasOwn(this.#methods, method) ? this.#methods[method] : undefined
    if (!run) return { ...envelope, error: { code: -32601, message: `There is no method ${String(method)}` } }
    try {
      return { ...envelope, result: await run(isRecord(params) ? params : {}) }
    } catch (error) {
      if (error instanceof RpcError) return { ...envelope, error: { code: error.code, message: error.message } }
      throw error
    }
  }

  /** Answers a request to a path below `/exchange/`. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (url.pathname !== `${exchangePath}/payments`) throw new HttpError(404, `There is no ${url.pathname}`)
    if (request.method === 'GET') return sendJson(response, this.#shown(url.searchParams.get('session')))
    const body = await readJson(request)
    const { session, outcome } = isRecord(body) ? body : {}
    const wanted = outcomes.find((one) => one === outcome)
    const payment = this.#payments.find(String(session))
    if (!wanted || !payment) throw new HttpError(400, 'A payment has a session and an outcome')
    if (payment.status !== 'UNKNOWN') throw new HttpError(409, 'The payment has ended already')
    await this.#payments.settle(payment, wanted)
    sendJson(response, { success: true })
  }

  #shown(session: string | null): unknown {
    const payment = this.#payments.find(session ?? '')
    if (!payment) throw new HttpError(404, 'There is no such payment')
    const { amount, asset, recipient, exchangeId } = payment
    const name = exchanges.find(({ id }) => id === exchangeId)?.name
    return { amount, symbol: asset.symbol, network: asset.chain.id, recipient, exchange: name }
  }

  #list({ asset, amount, includeOnly, exclude }: JsonRecord): unknown {
    this.#assetOf(asset, amount)
    const wanted = listIn(includeOnly)
    const unwanted = listIn(exclude) ?? []
    const found = exchanges.filter(({ id }) => (wanted?.includes(id) ?? true) && !unwanted.includes(id))
    return { exchanges: found.map((one) => ({ ...one, imageUrl: this.#iconOf(one.name) })), total: found.length }
  }

  #ask({ exchangeId, asset: id, amount, recipient }: JsonRecord): unknown {
    const asset = this.#assetOf(id, amount)
    const account = /^(eip155:\d+):(0x[\da-f]{40})$/i.exec(String(recipient))
    if (!exchanges.some((one) => one.id === exchangeId)) throw new RpcError(invalidParams, 'There is no such exchange')
    if (account?.[1] !== asset.chain.id)
      throw new RpcError(invalidParams, 'recipient must be an account of the network')
    const session = this.#payments.add({
      exchangeId: String(exchangeId),
      asset,
      amount: String(amount),
      recipient: account[2] as `0x${string}`,
    })
    return { url: `${this.#page}?session=${session}`, sessionId: session }
  }

  async #status({ sessionId, exchangeId }: JsonRecord): Promise<unknown> {
    const payment = this.#payments.find(String(sessionId))
    if (payment?.exchangeId !== exchangeId) throw new RpcError(invalidParams, 'There is no such session')
    return payment && this.#payments.status(payment)
  }

  #assetOf(id: unknown, amount: unknown) {
    const asset = findAsset(this.#chains, String(id))
    if (!asset) throw new RpcError(invalidParams, `Asset ${String(id).slice(0, 100)} is not supported`)
    if (typeof amount !== 'string' || toUnits(amount, asset) === undefined)
      throw new RpcError(invalidParams, 'amount must be a decimal text')
    return asset
  }
}

function listIn(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? (value as unknown[]) : undefined
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { AccountData } from '../chain-data/account-data'
import type { DataChain, IconOf } from '../chain-data/entities'
import { historyPage } from '../chain-data/history-pages'
import { madeUpBalance } from '../chain-data/made-up'
import { fungibles } from '../chain-data/fungibles'
import { NameService } from '../names/name-service'
import type { Services } from '../services/services'
import { addressParam, checkBalanceQuery, priceRequest } from './data-query'
import { NameRoutes } from './name-routes'
import type { ExchangeRoutes } from '../exchange/exchange-routes'
import { ConvertRoutes } from '../convert/convert-routes'
import type { OnRampRoutes } from '../onramp/on-ramp-routes'
import type { Purchases } from '../onramp/purchases'
import { SessionRoutes } from './session-routes'
import { HttpError, readJson, sendJson } from './respond'

/** The provider at which visitors buy currency. */
interface OnRamp {
  readonly routes: OnRampRoutes
  readonly purchases: Purchases
}

/**
 * The data service: the balances, transactions and names of accounts, read from the chains at every request.
 *
 * - `GET /v1/supported-chains`, `GET /v1/identity/{address}`
 * - `GET /v1/account/{address}/history?cursor&chainId&onramp`, `GET /v1/account/{address}/balance?currency&chainId&forceUpdate`
 * - `POST /v1/fungible/price` `{currency, addresses}`
 * - `POST /v1/json-rpc`: payments at the exchange
 * - the requests of `NameRoutes` below `/v1/profile`
 */
export class DataRoutes {
  readonly #chains: readonly AccountData[]
  readonly #names: NameService
  readonly #profile: NameRoutes
  readonly #services: Services
  readonly #iconOf: IconOf
  readonly #onRamp: OnRamp
  readonly #convert: ConvertRoutes
  readonly #sessions: SessionRoutes
  /** The handlers of the POST requests, by path. */
  readonly #posts: Readonly<Record<string, (body: unknown) => unknown>>

  /** @param chains the chains of the service. The first chain has the names. */
  constructor(
    chains: readonly DataChain[],
    iconOf: IconOf,
    services: Services,
    { onRamp, exchange }: { onRamp: OnRamp; exchange: ExchangeRoutes },
  ) {
    this.#chains = chains.map((chain) => new AccountData(chain, iconOf))
    const rpcUrl = chains[0]?.rpcUrl ?? ''
    this.#names = new NameService(rpcUrl)
    this.#profile = new NameRoutes(this.#names, rpcUrl, this.#chains.map(coinTypeOf))
    this.#services = services
    this.#onRamp = onRamp
    this.#convert = new ConvertRoutes(chains, iconOf, () => services.faults.all.swapLie)
    this.#sessions = new SessionRoutes(rpcUrl)
    this.#posts = {
      '/v1/fungible/price': (body) => this.#prices(body),
      '/v1/profile/account': (body) => this.#profile.register(body),
      '/v1/onramp/quote': (body) => onRamp.routes.quote(body),
      '/v1/generators/onrampurl': (body) => onRamp.routes.address(body),
      '/v1/json-rpc': (body) => exchange.call(body),
      '/v1/convert/build-transaction': (body) => this.#convert.build(body),
    }
    this.#iconOf = iconOf
  }

  /** Answers one request. @param path begins with `/v1/` */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    const post = Object.hasOwn(this.#posts, path) ? this.#posts[path] : this.#sessionPost(path, request.method)
    const wanted = post ? 'POST' : 'GET'
    if (request.method !== wanted) throw new HttpError(405, `${path} takes ${wanted}`)
    const answer = post ? post(await readJson(request)) : this.#read(path.slice('/v1'.length), query)
    sendJson(response, await answer)
  }

  /** Deletes the permissions that accounts have granted. */
  reset(): void {
    this.#sessions.reset()
  }

  #sessionPost(path: string, method: string | undefined): ((body: unknown) => unknown) | undefined {
    const [, account, revoke] = /^\/v1\/sessions\/([^/]+)(\/revoke)?$/.exec(path) ?? []
    if (account === undefined || method !== 'POST') return undefined
    return (body) => this.#sessions.post(decodePart(account), revoke !== undefined, body)
  }

  async #read(path: string, query: URLSearchParams): Promise<unknown> {
    const [part = '', ...rest] = path.slice(1).split('/').map(decodePart)
    const [first = '', second = ''] = rest
    if (part === 'supported-chains' && rest.length === 0) return this.#supported()
    if (part === 'identity' && rest.length === 1) return this.#identity(addressParam(first))
    if (part === 'sessions' && rest.length === 1) return this.#sessions.list(first)
    if (part === 'convert') return this.#convert.read(rest.join('/'), query)
    if (path === '/onramp/options') return this.#onRamp.routes.options()
    if (part === 'profile') return this.#profile.read(rest, query)
    if (part === 'account' && second === 'history') return this.#history(addressParam(first), query)
    if (part === 'account' && second === 'balance') return this.#balances(addressParam(first), query)
    throw new HttpError(404, `The data service has no /v1${path}`)
  }

  #supported(): unknown {
    const { supportedChains } = this.#services.settings
    return { http: supportedChains ?? this.#chains.map(({ chain }) => chain.id), ws: [] }
  }

  async #identity(address: string): Promise<unknown> {
    const record = await this.#names.reverse(address)
    return { name: record?.name ?? null, avatar: record?.avatar ?? null }
  }

  async #history(owner: string, query: URLSearchParams): Promise<unknown> {
    const onramp = query.get('onramp')
    if (onramp !== null && onramp !== 'coinbase') throw new HttpError(400, 'onramp must be coinbase')
    const chains = this.#chainsOf(query)
    if (onramp !== null) return { data: await this.#onRamp.purchases.list(owner), next: null }
    const { historySize, historyPage: size } = this.#services.settings
    const cursor = query.get('cursor')
    const page = await historyPage(chains, { owner, cursor, size, madeUp: historySize ?? 0, iconOf: this.#iconOf })
    if (page === undefined) throw new HttpError(400, 'cursor is not one that a page before gave')
    return page
  }

  async #balances(owner: string, query: URLSearchParams): Promise<unknown> {
    checkBalanceQuery(query)
    const chains = this.#chainsOf(query)
    const real = await Promise.all(chains.map((chain) => chain.balances(owner)))
    const [first] = chains
    const numbers = Array.from({ length: this.#services.settings.tokenCount ?? 0 }, (_, index) => index + 1)
    const more = first === undefined ? [] : numbers.map((number) => madeUpBalance(number, first.chain, this.#iconOf))
    return { balances: [...real.flat(), ...more] }
  }

  async #prices(body: unknown): Promise<unknown> {
    return { fungibles: await fungibles(priceRequest(body), this.#chains, this.#iconOf) }
  }

  /** Returns the chain that the query names; all chains if the query names none. */
  #chainsOf(query: URLSearchParams): readonly AccountData[] {
    const id = query.get('chainId')
    if (id === null) return this.#chains
    const found = this.#chains.filter(({ chain }) => chain.id === id)
    if (found.length > 0) return found
    const known = this.#chains.map(({ chain }) => chain.id).join(', ')
    throw new HttpError(400, `There is no chain ${id.slice(0, 80)} here; there are ${known}`)
  }
}

/** Returns the coin type of an EVM chain (ENSIP-11). */
function coinTypeOf({ chain }: AccountData): number {
  return 0x80000000 + Number(chain.id.slice('eip155:'.length))
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new HttpError(400, `${part.slice(0, 80)} is not a well-formed part of an address`)
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { isRecord } from '../json'
import { RpcError, rpcCodes } from '../rpc-error'
import { SilentError, type Approvals } from '../wallet/approvals'
import { answerRequest, pageContext } from '../wallet/provider'
import { answerStandard, isStandardMethod, type StandardFeature } from '../wallet/standard-methods'
import type { WalletAnswer } from '../wallet/request-log'
import type { WalletState } from '../wallet/wallet-state'
import { streamChanges } from './event-stream'
import { HttpError, readJson, sendJson } from './respond'

/** The routes that the page script uses: one for requests, and one for events. */
export class ProviderRoutes {
  readonly #state: WalletState
  readonly #approvals: Approvals
  readonly #features: Readonly<Record<string, StandardFeature>>
  readonly #pages = new Map<string, number>()

  /** @param features the wallet's features of the Wallet Standard. Connecting is always there. */
  constructor(state: WalletState, approvals: Approvals, features: Readonly<Record<string, StandardFeature>> = {}) {
    this.#state = state
    this.#approvals = approvals
    this.#features = features
  }

  /** The number of pages that listen to events, by origin. */
  get pages(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#pages)
  }

  /**
   * Answers one EIP-1193 request, or one request for a feature of the Wallet Standard. A request that must stay without an answer gets the
   * status 204.
   */
  async request(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = originOf(request)
    const body = await readJson(request)
    let answer: (answer: WalletAnswer) => void = () => {}
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    try {
      if (!isRecord(body) || typeof body['method'] !== 'string' || body['method'] === '') {
        throw new RpcError(rpcCodes.invalidRequest, 'A request needs a method')
      }
      const { method, params } = body
      answer = this.#state.log.add({ origin, via: 'page', method, params }, gone.signal)
      const context = pageContext({ state: this.#state, approvals: this.#approvals, origin, signal: gone.signal })
      const result = await (isStandardMethod(method)
        ? answerStandard(context, this.#features, method, params)
        : answerRequest(context, method, params))
      answer({ result: result ?? null })
      sendJson(response, { result: result ?? null, state: this.#state.pageState(origin) })
    } catch (error) {
      if (gone.signal.aborted) return
      if (error instanceof SilentError) {
        // The connection must not stay open. A browser allows only a few connections to an origin, so open connections would block the rest
        // of the page.
        response.writeHead(204).end()
        return
      }
      answer({ error: asRpcError(error) })
      sendJson(response, { error: asRpcError(error), state: this.#state.pageState(origin) })
    }
  }

  /** Sends the part of the wallet's state that the page's origin may know, again after every change. */
  events(request: IncomingMessage, response: ServerResponse): void {
    const origin = originOf(request)
    this.#count(origin, 1)
    request.once('close', () => this.#count(origin, -1))
    const current = (): unknown => this.#state.pageState(origin)
    streamChanges(request, response, current, (send) => this.#state.onChange(send))
  }

  #count(origin: string, change: number): void {
    const count = (this.#pages.get(origin) ?? 0) + change
    if (count > 0) this.#pages.set(origin, count)
    else this.#pages.delete(origin)
    this.#state.changed()
  }
}

function originOf(request: IncomingMessage): string {
  const { origin } = request.headers
  if (origin === undefined) throw new HttpError(400, 'The wallet answers pages only: there is no Origin header')
  return origin
}

function asRpcError(error: unknown): { code: number; message: string; data?: unknown } {
  if (error instanceof RpcError) return { code: error.code, message: error.message, data: error.data }
  return { code: rpcCodes.internal, message: error instanceof Error ? error.message : String(error) }
}

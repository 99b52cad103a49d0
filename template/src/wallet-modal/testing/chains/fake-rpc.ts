import { isRecord } from '../../domain/errors/errors'
import type { Platform } from '../../platform/platform'
import { alpha, beta, gamma } from '../networks'

interface RpcCall {
  id: number
  method: string
  params: readonly unknown[]
}

interface Endpoint {
  chainId: number
  balance: bigint
}

type Respond = (calls: readonly RpcCall[], signal: AbortSignal | null | undefined) => Promise<Response> | Response

function isCall(value: unknown): value is RpcCall {
  return typeof value === 'object' && value !== null && 'method' in value && 'id' in value
}

function readCalls(body: unknown): RpcCall[] {
  const parsed: unknown = JSON.parse(String(body))
  return (Array.isArray(parsed) ? parsed : [parsed]).filter(isCall)
}

/** Never answers; rejects when the request is aborted. */
const silence: Respond = (_, signal) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

/** The JSON-RPC endpoints of the test networks, as a `fetch`. */
export class FakeRpc {
  readonly endpoints = new Map<string, Endpoint>([
    [alpha.rpcUrls.default.http[0] ?? '', { chainId: alpha.id, balance: BigInt('1234567000000000000') }],
    [beta.rpcUrls.default.http[0] ?? '', { chainId: beta.id, balance: BigInt('2000000000000000000') }],
    [gamma.rpcUrls.default.http[0] ?? '', { chainId: gamma.id, balance: BigInt(0) }],
  ])
  /** All POST requests, with their calls. */
  readonly posts: { url: string; init: RequestInit; calls: RpcCall[] }[] = []
  readonly #answers = new Map<string, (params: readonly unknown[]) => unknown>()
  readonly #responses = new Map<string, Respond>()
  readonly #delays = new Map<string, () => Promise<void>>()

  /** Answers a method on every endpoint. An error that `answer` throws is the endpoint's error. */
  answer(method: string, answer: (params: readonly unknown[]) => unknown): void {
    this.#answers.set(method, answer)
  }

  /** Makes an endpoint answer something that is not JSON-RPC, or not answer at all. */
  respond(url: string, respond: Respond | 'silence'): void {
    this.#responses.set(url, respond === 'silence' ? silence : respond)
  }

  /** Restores the usual answers of an endpoint. */
  recover(url: string): void {
    this.#responses.delete(url)
  }

  /** Delays the answers of an endpoint. */
  delay(url: string, milliseconds: number, after: Platform['after']): void {
    this.#delays.set(url, () => new Promise((resume) => void after(milliseconds, resume)))
  }

  setBalance(url: string, balance: bigint): void {
    const endpoint = this.endpoints.get(url)
    if (endpoint) endpoint.balance = balance
  }

  /** The calls of one method, on any endpoint. */
  callsOf(method: string): RpcCall[] {
    return this.posts.flatMap(({ calls }) => calls).filter((call) => call.method === method)
  }

  readonly fetch: Platform['fetch'] = async (url, init) => {
    if (init.body === undefined) throw new TypeError('Failed to fetch')
    const calls = readCalls(init.body)
    this.posts.push({ url, init, calls })
    const delay = this.#delays.get(url)
    if (delay) await Promise.race([delay(), silence(calls, init.signal)])
    const respond = this.#responses.get(url)
    if (respond) return respond(calls, init.signal)
    const endpoint = this.endpoints.get(url)
    if (!endpoint) throw new TypeError('Failed to fetch')
    const answers = calls.map((call) => this.#answerCall(call, endpoint))
    return new Response(JSON.stringify(answers.length === 1 ? answers[0] : answers))
  }

  #answerCall({ id, method, params }: RpcCall, endpoint: Endpoint) {
    try {
      const answer = this.#answers.get(method)
      if (answer) return { jsonrpc: '2.0', id, result: answer(params) }
      if (method === 'eth_chainId') return { jsonrpc: '2.0', id, result: `0x${endpoint.chainId.toString(16)}` }
      if (method === 'eth_getBalance') return { jsonrpc: '2.0', id, result: `0x${endpoint.balance.toString(16)}` }
      throw new Error(`the method ${method} does not exist`)
    } catch (error) {
      const { message, cause } = error as Error
      const data = isRecord(cause) ? cause['data'] : undefined
      return { jsonrpc: '2.0', id, error: { code: -32000, message, ...(data !== undefined && { data }) } }
    }
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { answerRpc } from '../http/answer-rpc'
import { HttpError, readJson, sendJson } from '../http/respond'
import { isRecord } from '../json'
import { invalidParams } from '../rpc-error'
import type { Services } from '../services/services'
import { Bundler } from './bundler'
import { PaymasterService } from './paymaster'

/** The path of the bundlers. The id of a chain follows. */
export const bundlerPath = '/bundler/'
/** The path of the paymasters. The id of a chain follows. */
export const paymasterPath = '/paymaster/'

const mostCalls = 50

/** The part of an EVM chain that the bundlers and the paymasters use. */
interface Chain {
  readonly id: number
  readonly rpcUrl: string
}

/** The JSON-RPC of the bundlers and the paymasters, and the faults `down`, `mute` and `slow`, which each of their methods can have. */
export class SmartAccountRoutes {
  readonly #services: Services
  readonly #bundlers: ReadonlyMap<string, Bundler>
  readonly #paymasters: ReadonlyMap<string, PaymasterService>

  constructor(chains: readonly Chain[], services: Services) {
    const { faults } = services
    this.#services = services
    this.#bundlers = new Map(
      chains.map(({ id, rpcUrl }) => [String(id), new Bundler(rpcUrl, id, () => faults.all.bundler)]),
    )
    this.#paymasters = new Map(
      chains.map(({ id, rpcUrl }) => [String(id), new PaymasterService(rpcUrl, id, () => faults.all.paymaster)]),
    )
  }

  /** Forgets the user operations of all bundlers. */
  reset(): void {
    for (const bundler of this.#bundlers.values()) bundler.reset()
  }

  /** Answers a request below `/bundler/` or `/paymaster/`. */
  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const service = path.startsWith(bundlerPath) ? 'bundler' : 'paymaster'
    const { method: verb = 'GET' } = request
    this.#services.requests.add({ service, method: verb, path, query: {}, time: Date.now() })
    const chain = path.slice(path.indexOf('/', 1) + 1)
    const part = (service === 'bundler' ? this.#bundlers : this.#paymasters).get(chain)
    if (part === undefined) throw new HttpError(404, `There is no ${service} for the chain ${chain} here`)
    if (verb !== 'POST') throw new HttpError(405, `${path} takes POST`)
    const body = await readJson(request)
    const calls: readonly unknown[] = Array.isArray(body) ? body : [body]
    if (calls.length > mostCalls) throw new HttpError(413, `A batch has at most ${mostCalls} calls`)
    const fault = this.#faultOf(service, calls)
    if (fault?.kind === 'down') return void request.socket.destroy()
    if (fault?.kind === 'slow') await wait(fault.ms, undefined, { ref: false })
    const answer = await answerRpc(body, (method, params = []) => {
      if (!Array.isArray(params)) throw invalidParams('params must be a list')
      return part.answer(method, params)
    })
    // The connection stays open until the client gives up.
    if (fault?.kind === 'mute') return
    sendJson(response, answer)
  }

  /** The fault in force, if the fault applies to one of the calls. */
  #faultOf(service: 'bundler' | 'paymaster', calls: readonly unknown[]) {
    const fault = this.#services.faults.all[service]
    if (fault === null || fault.kind === 'lost' || fault.kind === 'late') return undefined
    const { method } = fault
    const applies = method === undefined || calls.some((call) => isRecord(call) && call['method'] === method)
    return applies ? fault : undefined
  }
}

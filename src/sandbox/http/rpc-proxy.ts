import type { IncomingMessage, ServerResponse } from 'node:http'
import { HttpError, readJson } from './respond'

const limitMs = 30_000

/** The data service's JSON-RPC proxy. Sends each request on to the chain that the URL names. */
export class RpcProxy {
  readonly #nodes: Readonly<Record<string, string>>

  /** @param nodes the address of each chain's node by CAIP-2 id */
  constructor(nodes: Readonly<Record<string, string>>) {
    this.#nodes = nodes
  }

  /** Answers `POST /v1/?chainId=eip155:…`. Accepts any content type, because some clients send plain text, which needs no CORS preflight. */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    if (path !== '/v1/' && path !== '/v1') throw new HttpError(404, `The data service has no ${path}`)
    const chainId = query.get('chainId')
    if (chainId === null) throw new HttpError(400, 'chainId is missing; name a chain as in ?chainId=eip155:31337')
    const node = Object.hasOwn(this.#nodes, chainId) ? this.#nodes[chainId] : undefined
    if (node === undefined) {
      throw new HttpError(404, `There is no chain ${chainId} here; there are ${Object.keys(this.#nodes).join(', ')}`)
    }
    const body = JSON.stringify(await readJson(request))
    const answer = await post(node, body)
    response.writeHead(answer.status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(answer.text)
  }
}

async function post(node: string, body: string): Promise<{ status: number; text: string }> {
  try {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(node, { method: 'POST', headers, body, signal: AbortSignal.timeout(limitMs) })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    throw new HttpError(502, `The node does not answer: ${error instanceof Error ? error.message : String(error)}`)
  }
}

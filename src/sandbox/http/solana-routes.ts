import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerCall } from '../solana/rpc-methods'
import type { SolanaNode } from '../solana/solana-node'
import { withoutSvm } from '../solana/svm'
import { answerRpc } from './answer-rpc'
import { HttpError, readJson, sendJson } from './respond'

/** Where the local Solana networks answer JSON-RPC: `/rpc/solana/` and the reference of the network. */
export const solanaPath = '/rpc/solana/'

/** JSON-RPC of the local Solana networks, single calls and batches. */
export class SolanaRoutes {
  readonly #nodes: ReadonlyMap<string, SolanaNode>

  constructor(nodes: readonly SolanaNode[]) {
    this.#nodes = new Map(nodes.map((node) => [node.network.reference, node]))
  }

  /** @param reference which network, as the address names it */
  async handle(request: IncomingMessage, response: ServerResponse, reference: string): Promise<void> {
    const node = this.#nodes.get(reference)
    if (this.#nodes.size === 0) throw new HttpError(404, withoutSvm)
    if (node === undefined) throw new HttpError(404, `There is no Solana network ${reference} here`)
    const body = await readJson(request)
    sendJson(response, await answerRpc(body, (method, params) => answerCall(node, method, params)))
  }
}

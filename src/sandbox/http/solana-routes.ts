import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerCall } from '../solana/rpc-methods'
import type { SolanaNode } from '../solana/solana-node'
import { withoutSvm } from '../solana/svm'
import { answerRpc } from './answer-rpc'
import { HttpError, readJson, sendJson } from './respond'

/** The path of the local Solana networks. The network's reference comes after this path. */
export const solanaPath = '/rpc/solana/'

/** JSON-RPC of the local Solana networks. Answers single calls and batches. */
export class SolanaRoutes {
  readonly #nodes: ReadonlyMap<string, SolanaNode>

  constructor(nodes: readonly SolanaNode[]) {
    this.#nodes = new Map(nodes.map((node) => [node.network.reference, node]))
  }

  /** Answers one request. @param reference the reference of the network, from the path */
  async handle(request: IncomingMessage, response: ServerResponse, reference: string): Promise<void> {
    const node = this.#nodes.get(reference)
    if (this.#nodes.size === 0) throw new HttpError(404, withoutSvm)
    if (node === undefined) throw new HttpError(404, `There is no Solana network ${reference} here`)
    const body = await readJson(request)
    sendJson(response, await answerRpc(body, (method, params) => answerCall(node, method, params)))
  }
}

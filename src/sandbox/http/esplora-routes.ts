import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BitcoinNode } from '../bitcoin/bitcoin-node'
import type { BitcoinWorld } from '../bitcoin/bitcoin-world'
import { HttpError, sendJson } from './respond'

/** The path of the local Bitcoin networks. The network's reference comes after this path. */
export const esploraPath = '/esplora/'

const longestTransaction = 800_000

type Answer = string | object

/** The part of Esplora's HTTP API that apps need to read balances and send transactions, for the local Bitcoin networks. */
export class EsploraRoutes {
  readonly #world: BitcoinWorld

  constructor(world: BitcoinWorld) {
    this.#world = world
  }

  /** Answers one request. @param path the part of the path after `/esplora/` */
  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const [reference, ...parts] = path.split('/')
    const node = await this.#world.node(reference)
    if (node === undefined) throw new HttpError(404, `There is no Bitcoin network ${reference} here`)
    const answer = request.method === 'POST' ? send(node, parts, await readText(request)) : read(node, parts)
    if (typeof answer === 'object') return sendJson(response, answer)
    response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(answer)
  }
}

function send(node: BitcoinNode, parts: readonly string[], hex: string): string {
  if (parts.join('/') !== 'tx') throw new HttpError(405, 'Only /tx takes POST')
  try {
    return node.send(hex)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new HttpError(400, `sendrawtransaction RPC error: ${JSON.stringify({ code: -26, message })}`)
  }
}

function read(node: BitcoinNode, [kind, id = '', what]: readonly string[]): Answer {
  switch (kind) {
    case 'address':
      return readAddress(node, id, what)
    case 'tx':
      return readTransaction(node, id, what)
    case 'blocks':
      return `${node.height}`
    case 'block-height':
      if (id === '0') return node.network.genesisHash
      break
    case 'fee-estimates':
      return { 1: 3, 3: 2, 6: 1 }
  }
  throw new HttpError(404, 'There is nothing here')
}

function readAddress(node: BitcoinNode, address: string, what: string | undefined): Answer {
  const coins = coinsOf(node, address)
  if (what === undefined) {
    const funded = Number(coins.reduce((sum, { value }) => sum + value, 0n))
    const stats = { funded_txo_count: coins.length, funded_txo_sum: funded, spent_txo_count: 0, spent_txo_sum: 0 }
    const empty = { funded_txo_count: 0, funded_txo_sum: 0, spent_txo_count: 0, spent_txo_sum: 0, tx_count: 0 }
    return { address, chain_stats: { ...stats, tx_count: coins.length }, mempool_stats: empty }
  }
  if (what !== 'utxo') throw new HttpError(404, 'There is nothing here')
  return coins.map(({ txid, vout, value, height }) => ({ txid, vout, value: Number(value), status: mined(height) }))
}

function coinsOf(node: BitcoinNode, address: string) {
  try {
    return node.unspent(address)
  } catch {
    throw new HttpError(400, 'Invalid Bitcoin address')
  }
}

function readTransaction(node: BitcoinNode, txid: string, what: string | undefined): Answer {
  const found = node.find(txid)
  if (found === undefined) throw new HttpError(404, 'Transaction not found')
  if (what === 'status') return mined(found.height)
  if (what === 'hex') return found.hex
  return { txid, fee: Number(found.fee), size: found.hex.length / 2, status: mined(found.height) }
}

function mined(height: number): object {
  return { confirmed: true, block_height: height, block_time: 1_700_000_000 + height * 600 }
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request as AsyncIterable<Buffer>) {
    text += chunk.toString('latin1')
    if (text.length > longestTransaction) throw new HttpError(413, 'The transaction is too long')
  }
  return text
}

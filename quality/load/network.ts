import type { Platform } from '../../template/src/wallet-modal/platform/platform'

/** A network in memory, which counts the requests. */
export class Network {
  requests = 0
  isOnline = true
  /** Whether sent transactions have an outcome. */
  isMined = false

  readonly fetch: Platform['fetch'] = async (_, { body }) => {
    this.requests += 1
    if (!this.isOnline) throw new TypeError('Failed to fetch')
    const asked: unknown = typeof body === 'string' ? JSON.parse(body) : {}
    const answer = Array.isArray(asked) ? asked.map((one) => this.#answer(one)) : this.#answer(asked)
    return new Response(JSON.stringify(answer))
  }

  #answer(asked: unknown): object {
    const facts = Object(asked) as Record<string, unknown>
    const receipt = this.isMined ? { status: '0x1', blockNumber: '0x1' } : null
    const result = facts['method'] === 'eth_getTransactionReceipt' ? receipt : '0x1'
    return { jsonrpc: '2.0', id: facts['id'], result }
  }
}

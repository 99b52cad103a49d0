import { encodeAbiParameters } from 'viem'
import { answer } from './fake-wallet-server'

/** An endpoint of a chain. A test may replace the answer to any method. */
interface FakeChain {
  fetch(init: RequestInit): Promise<Response>
  readonly answers: Map<string, unknown>
  /** Answers that depend on the parameters. If such an answer is undefined, the chain gives the answer in `answers`. */
  readonly computed: Map<string, (params: readonly unknown[]) => unknown>
  /** Transactions that were sent, as the node got them. */
  readonly sent: string[]
  readonly methods: string[]
  /** What happens to sent transactions: the network takes them, loses its answer, refuses them, or never gets them. */
  sending: 'taken' | 'answer lost' | 'refused' | 'lost'
}

export const tokenAddress = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** A token with 6 decimals and the symbol USDC. */
function readToken(data: string): string {
  if (data === '0x313ce567') return encodeAbiParameters([{ type: 'uint8' }], [6])
  return encodeAbiParameters([{ type: 'string' }], ['USDC'])
}

export function createFakeChain(): FakeChain {
  const chain: FakeChain = {
    answers: new Map<string, unknown>([
      ['eth_chainId', '0x1'],
      ['eth_getBlockByNumber', { number: '0x10', baseFeePerGas: '0x3b9aca00' }],
      ['eth_gasPrice', '0x77359400'],
      ['eth_maxPriorityFeePerGas', '0x3b9aca00'],
      ['eth_getTransactionCount', '0x7'],
      ['eth_estimateGas', '0x5208'],
      ['eth_blockNumber', '0x10'],
      ['eth_getTransactionReceipt', { status: '0x1', logs: [] }],
    ]),
    computed: new Map(),
    sent: [],
    methods: [],
    sending: 'taken',
    async fetch({ body }) {
      const { method, params } = JSON.parse(String(body)) as { method: string; params: never[] }
      chain.methods.push(method)
      if (method === 'eth_sendRawTransaction' || method === 'sendTransaction') {
        if (chain.sending === 'refused')
          return answer({ jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'nonce too low' } })
        if (chain.sending !== 'lost') chain.sent.push(String(params[0]))
        if (chain.sending !== 'taken') throw new TypeError('Failed to fetch')
        return answer({ jsonrpc: '2.0', id: 1, result: `0x${'ab'.repeat(32)}` })
      }
      if (method === 'eth_getTransactionByHash' && chain.sent.length > 0)
        return answer({ jsonrpc: '2.0', id: 1, result: { hash: params[0] } })
      if (method === 'getSignatureStatuses' && chain.sent.length > 0)
        return answer({ jsonrpc: '2.0', id: 1, result: { value: [{ slot: 1 }] } })
      const known = chain.computed.get(method)?.(params) ?? chain.answers.get(method)
      if (known instanceof Error) return answer({ jsonrpc: '2.0', id: 1, error: { code: 3, message: known.message } })
      if (known !== undefined) return answer({ jsonrpc: '2.0', id: 1, result: known })
      const [call] = params as unknown as [{ data: string }]
      return answer({ jsonrpc: '2.0', id: 1, result: method === 'eth_call' ? readToken(call.data) : null })
    },
  }
  return chain
}

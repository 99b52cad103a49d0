import * as v from 'valibot'
import { parseCaipNetworkId } from '../domain/networks/caip'
import { readText } from '../server-kit/http/read-text'

/** How long an RPC endpoint may take to answer, in milliseconds. It is short because a visitor waits. */
const timeoutMs = 8000
/** The longest answer of an RPC endpoint, in bytes. */
const maxBytes = 1_048_576

/** The RPC endpoint did not answer, so the server does not know whether the signature is valid. */
export class ChainUnavailable extends Error {
  override readonly name = 'ChainUnavailable'
}

const answerSchema = v.looseObject({
  result: v.optional(v.unknown()),
  error: v.optional(v.looseObject({ message: v.optional(v.string()) })),
})

/** Some frameworks cache the answers of `fetch`, which would repeat an earlier answer of the chain. */
const unkept = { cache: 'no-store' } as const

const tooLong = () => new Error(`The answer has more than ${maxBytes} bytes`)

type Fetch = (url: string, init: RequestInit) => Promise<Response>

async function post(send: Fetch, url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  let answer
  try {
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      ...unkept,
      signal: AbortSignal.timeout(timeoutMs),
    })
    answer = v.parse(answerSchema, JSON.parse(await readText(response, maxBytes, tooLong)))
  } catch (error) {
    throw new ChainUnavailable('The chain does not answer', { cause: error })
  }
  const { error, result } = answer
  if (error === undefined && result !== undefined) return result
  // The caller decides whether the contract rejected the signature or the endpoint failed.
  throw new Error(error?.message ?? 'The answer has no result', { cause: error })
}

/** Returns `call(method, params)` for an eip155 chain. The first call checks the chain id of the endpoint. */
export function createChainCall(
  send: Fetch,
  chainId: string,
  url: string,
): (method: string, params: readonly unknown[]) => Promise<unknown> {
  let isSame = false
  return async (method, params) => {
    if (!isSame) {
      const answered = Number(await post(send, url, 'eth_chainId', []))
      isSame = String(answered) === parseCaipNetworkId(chainId).reference
      if (!isSame) throw new ChainUnavailable(`The RPC address of ${chainId} is one of eip155:${answered}`)
    }
    return post(send, url, method, params)
  }
}

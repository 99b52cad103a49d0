import * as v from 'valibot'
import { parseCaipNetworkId } from '../domain/networks/caip'
import { readText } from './http/read-text'

/** For how long a chain may take to answer, in milliseconds; a visitor waits. */
const timeoutMs = 8000
/** What a chain may answer at most, in bytes. */
const maxBytes = 1_048_576

/** The endpoint could not be asked; nothing is known about the signature. */
export class ChainUnavailable extends Error {
  override readonly name = 'ChainUnavailable'
}

const answerSchema = v.looseObject({
  result: v.optional(v.unknown()),
  error: v.optional(v.looseObject({ message: v.optional(v.string()) })),
})

/** Some frameworks keep what they fetched. */
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
  // Whether this is a contract that says no, or the endpoint's own trouble, is for the caller to tell.
  throw new Error(error?.message ?? 'The answer has no result', { cause: error })
}

/** Asks an eip155 chain: `call(method, params)`. Makes sure once that the endpoint is one of that chain. */
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

import { WalletModalError, isRecord, messageOf } from '../domain/errors/errors'
import { withTimeout } from '../domain/timeout'
import type { Platform } from '../platform/platform'
import { readBodyText } from '../platform/read-body'
import { isProxyUrl } from './endpoints'

/** The most bytes of an answer. A batch of a thousand reads, or all token accounts of a busy account, take less. */
const maxBytes = 16_000_000

export interface JsonRpcCall {
  method: string
  params: readonly unknown[]
}

/** A JSON-RPC error in an endpoint's answer. Another endpoint would give the same answer, so it is not asked. */
export class RpcAnswerError extends Error {
  override readonly name = 'RpcAnswerError'
}

/**
 * Posts JSON-RPC 2.0 calls to one endpoint: a single call as an object, several calls as a batch. The answers come in the order
 * of the calls. A call that the endpoint refused has an RpcAnswerError as its answer.
 * @param timeout in milliseconds
 * @throws WalletModalError RPC_UNAVAILABLE when the endpoint is unreachable, too slow or busy (429), or when its answer is not
 * JSON-RPC or exceeds 16 MB
 */
export async function postCalls(
  platform: Platform,
  url: string,
  calls: readonly JsonRpcCall[],
  timeout: number,
): Promise<unknown[]> {
  const limit = new AbortController()
  async function post(): Promise<unknown[]> {
    const requests = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))
    const response = await platform.fetch(url, {
      method: 'POST',
      headers: { 'content-type': isProxyUrl(url) ? 'text/plain' : 'application/json' },
      body: JSON.stringify(requests.length === 1 ? requests[0] : requests),
      signal: limit.signal,
    })
    if (!response.ok) throw new Error(`HTTP status code: ${response.status}`)
    const parsed: unknown = JSON.parse(await readBodyText(response, maxBytes))
    const answers = new Map(
      (Array.isArray(parsed) ? parsed : [parsed]).map((answer: unknown) => [idOf(answer), answer]),
    )
    return calls.map((_, id) => readAnswer(answers.get(id)))
  }
  try {
    return await withTimeout(post(), timeout, platform.after)
  } catch (error) {
    const isLate = error instanceof WalletModalError && error.code === 'TIMED_OUT'
    const details = isLate ? `no answer within ${timeout / 1000} s` : messageOf(error)
    throw new WalletModalError('RPC_UNAVAILABLE', { details, hint: 'Check the network’s RPC address', cause: error })
  } finally {
    // The result is settled, so the rest of the response is not downloaded.
    limit.abort()
  }
}

function idOf(answer: unknown): unknown {
  return isRecord(answer) ? answer['id'] : undefined
}

function readAnswer(answer: unknown): unknown {
  if (!isRecord(answer)) throw new Error('the answer is not JSON-RPC')
  if (isRecord(answer['error'])) return new RpcAnswerError(messageOf(answer['error']), { cause: answer['error'] })
  if (!('result' in answer)) throw new Error('the answer has no result')
  return answer['result']
}

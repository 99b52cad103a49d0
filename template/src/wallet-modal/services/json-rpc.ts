import { WalletModalError, isRecord, messageOf } from '../domain/errors'
import type { Platform } from '../platform/platform'
import { isProxyUrl } from './endpoints'

export interface JsonRpcCall {
  method: string
  params: readonly unknown[]
}

/** An error that the endpoint itself answered with; another endpoint would say the same. */
export class RpcAnswerError extends Error {
  override readonly name = 'RpcAnswerError'
}

/**
 * Posts JSON-RPC 2.0 calls to one endpoint: one as an object, several as a batch. The answers come in the order of the
 * calls; one that the endpoint refused is an RpcAnswerError in its place.
 * @param timeout in milliseconds
 * @throws WalletModalError RPC_UNAVAILABLE when the endpoint is unreachable, too slow, busy (429) or answers something that is
 * not JSON-RPC.
 */
export async function postCalls(
  platform: Platform,
  url: string,
  calls: readonly JsonRpcCall[],
  timeout: number,
): Promise<unknown[]> {
  const limit = new AbortController()
  const cancel = platform.after(timeout, () => limit.abort())
  try {
    const requests = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))
    const response = await platform.fetch(url, {
      method: 'POST',
      headers: { 'content-type': isProxyUrl(url) ? 'text/plain' : 'application/json' },
      body: JSON.stringify(requests.length === 1 ? requests[0] : requests),
      signal: limit.signal,
    })
    if (!response.ok) throw new Error(`HTTP status code: ${response.status}`)
    const parsed: unknown = JSON.parse(await response.text())
    const answers: unknown[] = Array.isArray(parsed) ? parsed : [parsed]
    return calls.map((_, id) => readAnswer(answers.find((answer) => isRecord(answer) && answer['id'] === id)))
  } catch (error) {
    const details = limit.signal.aborted ? `no answer within ${timeout / 1000} s` : messageOf(error)
    throw new WalletModalError('RPC_UNAVAILABLE', { details, hint: 'Check the network’s RPC address', cause: error })
  } finally {
    cancel()
  }
}

function readAnswer(answer: unknown): unknown {
  if (!isRecord(answer)) throw new Error('the answer is not JSON-RPC')
  if (isRecord(answer['error'])) return new RpcAnswerError(messageOf(answer['error']), { cause: answer['error'] })
  if (!('result' in answer)) throw new Error('the answer has no result')
  return answer['result']
}

import { isRecord, parseJson } from '../json'
import { RpcError, rpcCodes } from '../rpc-error'

const limitMs = 10_000

/**
 * Sends one JSON-RPC request.
 * @returns the node's result
 * @throws RpcError with the node's own code and data, or -32603 when the node cannot be reached or answers nonsense
 */
export async function rpcCall(url: string, method: string, params: unknown): Promise<unknown> {
  const answer = await post(url, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
  const value = parseJson(answer.text)
  if (!isRecord(value) || !('result' in value || isRecord(value['error']))) {
    throw new RpcError(
      rpcCodes.internal,
      `The node at ${url} answered ${method} with status ${answer.status} and no JSON-RPC`,
    )
  }
  const error = value['error']
  if (!isRecord(error)) return value['result']
  const code = typeof error['code'] === 'number' ? error['code'] : rpcCodes.internal
  throw new RpcError(code, String(error['message'] ?? 'The node gave no reason'), error['data'])
}

async function post(url: string, body: string): Promise<{ status: number; text: string }> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(limitMs) })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    throw new RpcError(rpcCodes.internal, `The node at ${url} cannot be reached`, { cause: String(error) })
  }
}

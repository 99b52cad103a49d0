import { isRecord, parseJson, type JsonRecord } from '../json'
import { RpcError, rpcCodes } from '../rpc-error'

const limitMs = 10_000

/** One request of a batch. */
export interface RpcRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

/**
 * Sends one JSON-RPC request.
 * @returns the node's result
 * @throws RpcError with the node's code and data; -32603 if the node cannot be reached, or does not answer with JSON-RPC
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
  return resultOf(value)
}

/**
 * Sends requests in one batch. The node may execute the requests in any order.
 * @returns the results, in the order of the requests
 * @throws RpcError as `rpcCall` does, for the first request that has failed
 */
export async function rpcBatch(url: string, requests: readonly RpcRequest[]): Promise<unknown[]> {
  const answers = await rpcBatchAll(url, requests)
  const failed = answers.find((answer) => answer instanceof RpcError)
  if (failed !== undefined) throw failed
  return answers
}

/** Does the same as `rpcBatch`, but returns an error in the place of each request that has failed. */
export async function rpcBatchAll(url: string, requests: readonly RpcRequest[]): Promise<unknown[]> {
  if (requests.length === 0) return []
  const body = requests.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }))
  const answer = await post(url, JSON.stringify(body))
  const values = parseJson(answer.text)
  if (!Array.isArray(values)) {
    throw new RpcError(rpcCodes.internal, `The node at ${url} answered a batch with status ${answer.status}`)
  }
  const byId = new Map(values.filter(isRecord).map((value) => [value['id'], value]))
  return requests.map(({ method }, id) => {
    const value = byId.get(id)
    if (value === undefined) return new RpcError(rpcCodes.internal, `The node at ${url} did not answer ${method}`)
    try {
      return resultOf(value)
    } catch (error) {
      return error
    }
  })
}

function resultOf(value: JsonRecord): unknown {
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

import { isRecord } from '../json'
import { RpcError, rpcCodes } from '../rpc-error'

/** Carries out one call. Throws an RpcError for a call that fails. */
export type RpcMethods = (method: string, params: unknown) => unknown

/**
 * Answers the body of a JSON-RPC request: a single call, or a batch, whose calls are carried out one after another.
 * @param run an RpcError that `run` throws becomes the error of the answer; any other value becomes -32603
 */
export async function answerRpc(body: unknown, run: RpcMethods): Promise<unknown> {
  if (!Array.isArray(body)) return answerCall(body, run)
  const answers: unknown[] = []
  for (const call of body) answers.push(await answerCall(call, run))
  return answers
}

async function answerCall(call: unknown, run: RpcMethods): Promise<unknown> {
  const id = isRecord(call) ? (call['id'] ?? null) : null
  try {
    if (!isRecord(call) || typeof call['method'] !== 'string')
      throw new RpcError(rpcCodes.invalidRequest, 'Invalid request')
    return { jsonrpc: '2.0', id, result: await run(call['method'], call['params']) }
  } catch (error) {
    const known = error instanceof RpcError ? error : new RpcError(rpcCodes.internal, String(error))
    const { code, message, data } = known
    return { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } }
  }
}

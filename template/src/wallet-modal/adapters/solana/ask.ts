import { WalletModalError, isRecord, messageOf } from '../../domain/errors/errors'
import { refusedFor, unreadable } from '../../domain/errors/refusals'
import type { Network } from '../../domain/networks/network'
import { untilAborted } from '../../domain/timeout'
import type { RpcClient } from '../../services/rpc-client'
import { reasonOf } from './refusal'

/** Sends a JSON-RPC request to one network. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

/** The commitment level of reads: the cluster has voted for the block, and it is practically never rolled back. */
export const confirmed = { commitment: 'confirmed' } as const

/** True for an error in an endpoint's answer, false when the endpoint did not answer. */
function isAnswerError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'RpcAnswerError'
}

/** Converts an endpoint's error: TRANSACTION_REFUSED for a refused transaction, otherwise RPC_UNAVAILABLE. */
function toReadError(error: unknown, symbol: string): unknown {
  if (!isAnswerError(error)) return error
  const reason = reasonOf(error.cause, symbol)
  if (reason !== undefined) return refusedFor(reason, error)
  return new WalletModalError('RPC_UNAVAILABLE', { details: messageOf(error), cause: error })
}

/** Reads from one network. Rejects with the signal's reason as soon as the signal aborts. */
export async function withAsk<T>(
  rpc: RpcClient,
  { network, signal }: { network: Network; signal: AbortSignal },
  reading: (ask: Ask) => Promise<T>,
): Promise<T> {
  const ask: Ask = (method, params) => rpc.request(network, method, params, signal)
  try {
    return await untilAborted(signal, () => reading(ask))
  } catch (error) {
    throw toReadError(error, network.nativeCurrency.symbol)
  }
}

/** Reads the `value` of an answer that has a `context`. */
export function valueOf(answer: unknown): unknown {
  return isRecord(answer) ? answer['value'] : undefined
}

/** Reads a whole number. @throws WalletModalError RPC_UNAVAILABLE for anything else */
export function readCount(answer: unknown, method: string): bigint {
  if (typeof answer === 'number' && Number.isInteger(answer) && answer >= 0) return BigInt(answer)
  throw unreadable(`${method} is not a number`)
}

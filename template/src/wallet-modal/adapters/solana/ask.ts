import { accountError } from '../../domain/errors/account-errors'
import { WalletModalError, isRecord, messageOf } from '../../domain/errors/errors'
import type { Network } from '../../domain/networks/network'
import { untilAborted } from '../../domain/timeout'
import type { RpcClient } from '../../services/rpc-client'
import { reasonOf } from './refusal'

/** Asks one network. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

/** What a state is read at: taken by the network, and practically never taken back. */
export const confirmed = { commitment: 'confirmed' } as const

/** True for what the endpoint itself answered, as opposed to not answering. */
function isAnswerError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'RpcAnswerError'
}

/** The answer of an endpoint as one of our errors: a refused transaction, or an endpoint that does not do what it is asked. */
function toReadError(error: unknown, symbol: string): unknown {
  if (!isAnswerError(error)) return error
  const reason = reasonOf(error.cause, symbol)
  if (reason !== undefined) return accountError('TRANSACTION_REFUSED', { details: reason, cause: error })
  return new WalletModalError('RPC_UNAVAILABLE', { details: messageOf(error), cause: error })
}

/** Reads from one network. Settles at the latest when the signal aborts, with its reason, whatever the network does. */
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

/** The `value` of an answer about the state. */
export function valueOf(answer: unknown): unknown {
  return isRecord(answer) ? answer['value'] : undefined
}

/** A whole number. @throws WalletModalError RPC_UNAVAILABLE for anything else */
export function readCount(answer: unknown, method: string): bigint {
  if (typeof answer === 'number' && Number.isInteger(answer) && answer >= 0) return BigInt(answer)
  throw new WalletModalError('RPC_UNAVAILABLE', { details: `${method} is not a number` })
}

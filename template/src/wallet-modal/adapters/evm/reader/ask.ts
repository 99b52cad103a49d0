import { unreadable } from '../../../domain/errors/refusals'
import type { Network } from '../../../domain/networks/network'
import { untilAborted } from '../../../domain/timeout'
import type { RpcClient } from '../../../services/rpc-client'
import { toDecimals } from './abi-decode'
import { revertIsNone } from './refusal'
import { selectors } from './selectors'

/** Sends a JSON-RPC request to one network. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Where a read goes, and the signal that ends it. */
export interface AskQuery {
  network: Network
  signal: AbortSignal
}

/** Reads from one network. Rejects with the signal's reason as soon as the signal aborts. */
export function withAsk<T>(
  rpc: RpcClient,
  { network, signal }: AskQuery,
  reading: (ask: Ask) => Promise<T>,
): Promise<T> {
  async function ask(method: string, params: readonly unknown[]): Promise<unknown> {
    signal.throwIfAborted()
    return rpc.request(network, method, params, signal)
  }
  return untilAborted(signal, () => reading(ask))
}

/** Calls a contract without a transaction, at the newest block. */
export function callContract(ask: Ask, to: string, data: string): Promise<unknown> {
  return ask('eth_call', [{ to, data }, 'latest'])
}

/** The decimals that a token's contract reports; undefined when the contract does not report them. */
export async function readDecimals(ask: Ask, token: string): Promise<number | undefined> {
  return toDecimals(await callContract(ask, token, selectors['decimals()']).catch(revertIsNone))
}

/** Reads a JSON-RPC quantity. @throws WalletModalError RPC_UNAVAILABLE for anything else */
export function readQuantity(answer: unknown, method: string): bigint {
  const value = toQuantity(answer)
  if (value === undefined) throw unreadable(`${method} is not a number`)
  return value
}

/** Reads a JSON-RPC quantity; undefined for anything else. */
export function toQuantity(answer: unknown): bigint | undefined {
  return typeof answer === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(answer) ? BigInt(answer) : undefined
}

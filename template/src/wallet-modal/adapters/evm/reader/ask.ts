import { WalletModalError } from '../../../domain/errors/errors'
import type { Network } from '../../../domain/networks/network'
import { untilAborted } from '../../../domain/timeout'
import type { RpcClient } from '../../../services/rpc-client'

/** Asks one network. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

interface AskQuery {
  network: Network
  signal: AbortSignal
}

/** Reads from one network. Settles at the latest when the signal aborts, with its reason, whatever the network does. */
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

/** Reads what a contract answers in the newest block. */
export function callContract(ask: Ask, to: string, data: string): Promise<unknown> {
  return ask('eth_call', [{ to, data }, 'latest'])
}

/** A number as JSON-RPC writes it. @throws WalletModalError RPC_UNAVAILABLE for anything else */
export function readQuantity(answer: unknown, method: string): bigint {
  const value = toQuantity(answer)
  if (value === undefined) throw new WalletModalError('RPC_UNAVAILABLE', { details: `${method} is not a number` })
  return value
}

/** A number as JSON-RPC writes it; undefined for anything else. */
export function toQuantity(answer: unknown): bigint | undefined {
  return typeof answer === 'string' && /^0x[0-9a-f]{1,64}$/i.test(answer) ? BigInt(answer) : undefined
}

import { WalletModalError } from '../../../domain/errors'
import type { Network } from '../../../domain/network'
import type { RpcClient } from '../../../services/rpc-client'

/** Asks one network. Rejects with the signal's reason when it aborted. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

interface AskQuery {
  network: Network
  signal: AbortSignal
}

/** Settles at the latest when the signal aborts, whatever the network does. */
export function createAsk(rpc: RpcClient, { network, signal }: AskQuery): Ask {
  return (method, params) =>
    new Promise((resolve, reject) => {
      const stop = () => reject(signal.reason as Error)
      if (signal.aborted) return stop()
      signal.addEventListener('abort', stop, { once: true })
      rpc
        .request(network, method, params, signal)
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', stop))
    })
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

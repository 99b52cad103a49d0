import type { Network } from '../domain/networks/network'

/** Reads from a network's own endpoints, never through the wallet. */
export interface RpcClient {
  /**
   * One JSON-RPC 2.0 call. Tries the network's endpoints, best first.
   * @throws WalletModalError RPC_UNAVAILABLE or RPC_WRONG_CHAIN when none gave an answer; TRANSPORT_URL_MISSING when the
   * network has none.
   */
  request(network: Network, method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown>
}

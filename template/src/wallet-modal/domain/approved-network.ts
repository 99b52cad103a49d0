import type { ChainEntry } from './chain'
import type { Network } from './network'

/**
 * Whether the connected wallet takes part in a network. A paired wallet names the networks that it has approved; every other
 * wallet can be asked for any.
 */
export function isApprovedNetwork(entry: ChainEntry | undefined, { caipNetworkId }: Network): boolean {
  if (!entry) return true
  const { accountState, networkState } = entry
  if (!accountState.address || accountState.connectedWalletInfo?.type === 'AUTH') return true
  return networkState.supportsAllNetworks || networkState.approvedCaipNetworkIds?.includes(caipNetworkId) === true
}

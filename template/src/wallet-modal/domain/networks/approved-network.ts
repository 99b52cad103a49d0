import type { ChainEntry } from './chain'
import type { Network } from './network'

/**
 * Whether the connected wallet can be used on a network. A paired wallet names the networks that it has approved; any other
 * wallet can be asked for any network. Without a connected account, every network counts as approved.
 */
export function isApprovedNetwork(entry: ChainEntry | undefined, { caipNetworkId }: Network): boolean {
  if (!entry) return true
  const { accountState, networkState } = entry
  if (!accountState.address || accountState.connectedWalletInfo?.type === 'AUTH') return true
  return networkState.supportsAllNetworks || networkState.approvedCaipNetworkIds?.includes(caipNetworkId) === true
}

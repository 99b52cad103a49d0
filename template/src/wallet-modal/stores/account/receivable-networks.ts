import type { Network } from '../../domain/networks/network'
import type { ChainStore } from '../connection/chain.store'

/**
 * The networks on which the active account can receive: a smart account only where it is deployed, other accounts on every network of the
 * namespace.
 */
export function receivableNetworks({ activeEntry, activeCaipNetwork }: ChainStore): readonly Network[] {
  if (!activeEntry || !activeCaipNetwork) return []
  const { namespace, accountState, networkState } = activeEntry
  const isSmart =
    accountState.preferredAccountTypes[namespace] === 'smartAccount' &&
    networkState.smartAccountEnabledNetworks.some((id) => id === Number(activeCaipNetwork.id))
  return isSmart ? [activeCaipNetwork] : networkState.requestedCaipNetworks
}

import type { Network } from '../../domain/networks/network'
import type { ChainStore } from '../../stores/connection/chain.store'

/** The networks that the active account can receive on: a smart account exists where it was deployed, others everywhere. */
export function receivableNetworks({ activeEntry, activeCaipNetwork }: ChainStore): readonly Network[] {
  if (!activeEntry || !activeCaipNetwork) return []
  const { namespace, accountState, networkState } = activeEntry
  const isSmart =
    accountState.preferredAccountTypes[namespace] === 'smartAccount' &&
    networkState.smartAccountEnabledNetworks.some((id) => id === Number(activeCaipNetwork.id))
  return isSmart ? [activeCaipNetwork] : networkState.requestedCaipNetworks
}

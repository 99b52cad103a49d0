import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../../../domain/networks/caip'
import { toCaipAddress } from '../../../domain/networks/caip'
import type { RootStore } from '../../../stores/root/root.store'

/** The account that is to be proved, on the network that it is on. */
export interface SigningAccount {
  id: CaipAddress
  namespace: ChainNamespace
  chainId: CaipNetworkId
  address: string
}

/** The active account; undefined without one, while it is only remembered, and on a network that the app does not list. */
export function signingAccount({ account, chain }: RootStore): SigningAccount | undefined {
  const { address } = account
  const network = chain.activeCaipNetwork
  if (!address || !network || !account.isConnected || !chain.isActiveNetworkSupported) return undefined
  const { caipNetworkId: chainId, chainNamespace: namespace } = network
  return { id: toCaipAddress(chainId, address), namespace, chainId, address }
}

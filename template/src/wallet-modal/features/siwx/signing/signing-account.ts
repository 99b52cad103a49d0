import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../../../domain/networks/caip'
import { toCaipAddress } from '../../../domain/networks/caip'
import type { RootStore } from '../../../stores/root/root.store'

/** The account that signs in, with its network. */
export interface SigningAccount {
  id: CaipAddress
  namespace: ChainNamespace
  chainId: CaipNetworkId
  address: string
}

/** The active account. Undefined if there is none, if the wallet has not confirmed it yet, or if the app does not list its network. */
export function signingAccount({ account, chain }: Pick<RootStore, 'account' | 'chain'>): SigningAccount | undefined {
  const { address } = account
  const network = chain.activeCaipNetwork
  if (!address || !network || !account.isConnected || !chain.isActiveNetworkSupported) return undefined
  const { caipNetworkId: chainId, chainNamespace: namespace } = network
  return { id: toCaipAddress(chainId, address), namespace, chainId, address }
}

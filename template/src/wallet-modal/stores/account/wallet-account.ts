import type { ConnectionStatus } from '../../domain/account/account'
import type { CaipAddress } from '../../domain/networks/caip'
import type { RootStore } from '../root/root.store'

/** The account as a host app sees it. */
export interface WalletAccount {
  address: string | undefined
  caipAddress: CaipAddress | undefined
  allAccounts: readonly { address: string; type: string }[]
  /** True once the wallet has confirmed; false while a stored connection is being restored. */
  isConnected: boolean
  status: ConnectionStatus
}

/** The account of a namespace, of the active one when none is given. */
export function readAccount({ account, chain }: RootStore, namespace = chain.activeChain): WalletAccount {
  const { address, caipAddress, allAccounts, status } = account.stateOf(namespace)
  return { address, caipAddress, allAccounts, isConnected: status === 'connected' && address !== undefined, status }
}

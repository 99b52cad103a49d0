import type { ConnectionStatus } from '../../domain/account/account'
import type { CaipAddress } from '../../domain/networks/caip'
import type { RootStore } from '../root/root.store'

/** An account, as the hooks and `WalletModal` return it. */
export interface WalletAccount {
  address: string | undefined
  caipAddress: CaipAddress | undefined
  allAccounts: readonly { address: string; type: string }[]
  /** True when the wallet has confirmed the account; false while a stored connection is being restored. */
  isConnected: boolean
  status: ConnectionStatus
}

/** The account of a namespace. Default: the active one. */
export function readAccount(
  { account, chain }: Pick<RootStore, 'account' | 'chain'>,
  namespace = chain.activeChain,
): WalletAccount {
  const { address, caipAddress, allAccounts, status } = account.stateOf(namespace)
  return { address, caipAddress, allAccounts, isConnected: status === 'connected' && address !== undefined, status }
}

import { useCallback } from 'react'
import type { ChainNamespace } from '../../domain/networks/caip'
import type { RootStore } from '../../stores/root/root.store'
import type { WalletAccount } from '../../stores/account/wallet-account'
import { readAccount } from '../../stores/account/wallet-account'
import { useObserved } from './use-observed'

/**
 * The account of a namespace. Default: the active one. After a reload, `status` is 'connecting' and the address is that of the earlier
 * visit until the wallet confirms it; then `isConnected` is true.
 */
export function useWalletAccount(namespace?: ChainNamespace): WalletAccount {
  return useObserved(useCallback((root: RootStore) => readAccount(root, namespace), [namespace]))
}

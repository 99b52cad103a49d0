import type { WalletAccount } from '../create-wallet-modal'
import type { RootStore } from '../stores/root.store'
import { useObserved } from './use-observed'

function readAccount({ account }: RootStore): WalletAccount {
  const { address, caipAddress, allAccounts, isConnected, status } = account
  return { address, caipAddress, allAccounts, isConnected, status }
}

/**
 * The account of the active namespace. After a reload `status` is 'connecting' with the address of the earlier visit until
 * the wallet confirms it; `isConnected` is true from then on.
 */
export function useWalletAccount(): WalletAccount {
  return useObserved(readAccount)
}

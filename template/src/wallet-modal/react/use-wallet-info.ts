import type { WalletInfo } from '../domain/account'
import type { RootStore } from '../stores/root.store'
import { useObserved } from './use-observed'

function readInfo({ account }: RootStore): WalletInfo | undefined {
  return account.walletInfo
}

/** Name and icon of the connected wallet. */
export function useWalletInfo(): WalletInfo | undefined {
  return useObserved(readInfo)
}

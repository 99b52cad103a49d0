import { useCallback } from 'react'
import type { WalletInfo } from '../../domain/account/account'
import type { ChainNamespace } from '../../domain/networks/caip'
import type { RootStore } from '../../stores/root/root.store'
import { useObserved } from './use-observed'

/** Name and icon of the wallet that is connected in a namespace. Default: the active one. */
export function useWalletInfo(namespace?: ChainNamespace): WalletInfo | undefined {
  const read = useCallback(
    ({ account, chain }: RootStore) => account.stateOf(namespace ?? chain.activeChain).connectedWalletInfo,
    [namespace],
  )
  return useObserved(read)
}

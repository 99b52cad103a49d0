import { useCallback } from 'react'
import type { Balance } from '../../domain/account/account'
import type { RootStore } from '../../stores/root/root.store'
import { useRoot } from '../root-context'
import { useObserved } from './use-observed'

interface WalletBalance {
  /** The balance in the smallest unit of the network's currency; undefined while it is unknown. */
  balance: Balance | undefined
  /** `unsupported`: the adapter of this namespace reads no balances. */
  state: 'idle' | 'loading' | 'ready' | 'failed' | 'unsupported'
  refresh: () => Promise<void>
}

function readBalance({ account }: RootStore) {
  return { balance: account.balance, state: account.state.balanceState }
}

/** The native balance of the connected account. */
export function useWalletBalance(): WalletBalance {
  const { account } = useRoot()
  const refresh = useCallback(async () => {
    await account.refreshBalance()
  }, [account])
  return { ...useObserved(readBalance), refresh }
}

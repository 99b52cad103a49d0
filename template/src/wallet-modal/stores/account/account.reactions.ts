import { reaction } from 'mobx'
import { limits } from '../../domain/limits'
import type { AccountStores } from './account-stores'
import { pollWhile } from '../root/poll-while'
import type { RootStore } from '../root/root.store'
import { noteSmartAccount } from './smart-account'

/** What happens because of the connected account. All of it ends with the signal. */
export function startAccountReactions(root: RootStore, stores: AccountStores, signal: AbortSignal): void {
  const { account, chain, modal, router, platform } = root

  reaction(
    () => account.isConnected && chain.activeCaipAddress,
    (isKnown) => {
      if (!isKnown) return
      const cancel = platform.whenIdle(() => void noteSmartAccount(root))
      signal.addEventListener('abort', cancel, { once: true })
    },
    { signal, fireImmediately: true },
  )

  // What was entered for one account is void for another, and without one. A change of network resets by itself.
  reaction(
    () => account.address,
    () => root.resets.forEach((reset) => reset()),
    { signal },
  )

  reaction(
    () => router.view === 'SwitchAddress' && chain.activeCaipNetwork,
    (isShown) => {
      if (isShown) void stores.accounts.readTotals()
    },
    { signal },
  )

  const refreshTokens = () => {
    if (!stores.tokens.isServiceDown) void stores.tokens.fetchTokenBalance()
  }
  pollWhile(
    () => modal.isShown && router.traits.showsTokens && account.isConnected && account.caipAddress,
    { run: refreshTokens, interval: limits.tokenPoll },
    platform,
    signal,
  )
  signal.addEventListener('abort', () => stores.tokens.stop(), { once: true })
}

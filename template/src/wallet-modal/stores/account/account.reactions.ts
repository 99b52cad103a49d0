import { reaction } from 'mobx'
import { limits } from '../../domain/limits'
import type { AccountStores } from './account-stores'
import { pollWhile } from '../root/poll-while'
import type { RootStore } from '../root/root.store'
import { noteSmartAccount } from './smart-account'

/** Loads and updates what is shown of the connected account. Everything stops when the signal aborts. */
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

  // A form for one account does not apply to another. A change of network resets the forms itself.
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

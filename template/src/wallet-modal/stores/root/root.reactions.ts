import { reaction } from 'mobx'
import { onPageVisible } from '../../platform/page-visibility'
import type { RootStore } from './root.store'

/** Connects the stores on every page, even if the modal is never opened. Everything stops when the signal aborts. */
export function startReactions(root: RootStore, signal: AbortSignal): void {
  const { account, chain, platform } = root

  if (root.adapters.followed.length > 0) {
    import('../connection/follow-hosts')
      .then(({ followHosts }) => followHosts(root, signal))
      .catch((error: unknown) => platform.log.warn("The app's connections are not followed.", error))
  }

  // A visitor who returns from a wallet's app may find the page reloaded. The pairing unit then resumes the pairing.
  if (platform.keyValue.get(root.memory.pendingPairingKey) !== null) root.modalStoresLoader.load().catch(() => {})

  reaction(
    () => `${account.isConnected} ${chain.activeCaipAddress}`,
    () => {
      void account.refreshBalance()
      // The page's button shows the account's name, so the name is loaded even if the modal is closed.
      if (!account.isConnected || root.accountLoader.isLoaded) return
      const cancel = platform.whenIdle(() => void root.accountLoader.load().catch(() => {}))
      signal.addEventListener('abort', cancel, { once: true })
    },
    { signal },
  )

  // Runs each time the page becomes visible again.
  const refresh = () => {
    if (account.isConnected) void account.refreshBalance()
  }
  onPageVisible(platform, refresh, signal)
}

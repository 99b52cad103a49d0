import { reaction } from 'mobx'
import { onPageVisible } from '../../platform/page-visibility'
import type { RootStore } from './root.store'

/** What happens in a page because something else did, whether or not the modal was ever opened. Ends with the signal. */
export function startReactions(root: RootStore, signal: AbortSignal): void {
  const { account, chain, platform } = root

  if (root.adapters.followed.length > 0) {
    import('../connection/follow-hosts')
      .then(({ followHosts }) => followHosts(root, signal))
      .catch((error: unknown) => platform.log.warn('What the host app connects is not followed.', error))
  }

  // The visitor comes back from a wallet's app to a page that was loaded anew: the unit that opened it goes on.
  if (platform.keyValue.get(root.memory.pendingPairingKey) !== null) root.modalStoresLoader.load().catch(() => {})

  reaction(
    () => account.isConnected && chain.activeCaipAddress,
    (isKnown) => {
      void account.refreshBalance()
      // The name is shown in the page's own button, so it is not for the open modal alone.
      if (!isKnown || root.accountLoader.isLoaded) return
      const cancel = platform.whenIdle(() => void root.accountLoader.load().catch(() => {}))
      signal.addEventListener('abort', cancel, { once: true })
    },
    { signal },
  )

  // Once whenever the page comes back into view.
  const refresh = () => {
    if (account.isConnected) void account.refreshBalance()
  }
  onPageVisible(platform, refresh, signal)
}

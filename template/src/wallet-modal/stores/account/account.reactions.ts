import { reaction } from 'mobx'
import type { RootStore } from '../root/root.store'
import { noteSmartAccount } from './smart-account'

/** Starts the reactions to changes of the connected account. They end with the signal. */
export function startAccountReactions(root: RootStore, signal: AbortSignal): void {
  const { account, chain, platform } = root

  let cancel = () => {}
  signal.addEventListener('abort', () => cancel(), { once: true })
  reaction(
    () => account.isConnected && chain.activeCaipAddress,
    (isKnown) => {
      cancel()
      if (isKnown) cancel = platform.whenIdle(() => void noteSmartAccount(root))
    },
    { signal, fireImmediately: true },
  )

  // A form for one account or network does not apply to another. A wallet that reports the same network again changes nothing.
  reaction(
    () => `${chain.activeCaipNetwork?.caipNetworkId} ${account.address}`,
    () => root.resets.forEach((reset) => reset()),
    { signal },
  )
}

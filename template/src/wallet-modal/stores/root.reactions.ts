import { reaction } from 'mobx'
import { limits } from '../domain/limits'
import type { RootStore } from './root.store'

/** How long the view stays on "connected" before it makes way. */
const connectedHold = 700

/** Everything that happens because something else did. All of it ends with the signal. */
export function startReactions(root: RootStore, signal: AbortSignal): void {
  const { account, chain, connection, modal, router, platform } = root
  const isShown = () => modal.open || modal.isEmbedded

  // The visitor comes back from a wallet's app to a page that was loaded anew: the unit that opened it goes on.
  if (platform.keyValue.get(root.memory.pendingPairingKey) !== null) root.lateLoader.load().catch(() => {})

  reaction(
    () => account.caipAddress !== undefined,
    (hasAddress) => {
      if (!hasAddress && isShown() && !chain.isSwitchingNamespace) modal.close('done')
      if (hasAddress && isShown() && chain.isSwitchingNamespace) router.goBack()
      chain.setIsSwitchingNamespace(false)
    },
    { signal },
  )

  // Connecting is fetched ahead of the click on a wallet, but not in the frames in which the modal opens.
  reaction(
    isShown,
    (shown) => {
      if (!shown) return
      signal.addEventListener(
        'abort',
        platform.whenIdle(() => root.adapters.prefetch()),
        { once: true },
      )
    },
    { signal, fireImmediately: true },
  )

  reaction(
    () => chain.activeCaipNetwork?.caipNetworkId,
    () => {
      if (!isShown()) return
      if (router.view === 'SwitchNetwork') router.goBack()
      if (router.view === 'UnsupportedChain' && chain.isActiveNetworkSupported) modal.close('done')
    },
    { signal },
  )

  reaction(
    () => isShown() && router.view === 'ConnectingExternal',
    (isConnecting) => {
      if (!isConnecting) connection.abandonAttempt()
    },
    { signal },
  )

  reaction(
    () => connection.attempt.state === 'connected',
    (isConnected) => {
      if (!isConnected) return
      const close = () => {
        if (router.view.startsWith('Connecting')) modal.close('done')
      }
      signal.addEventListener('abort', platform.after(connectedHold, close), { once: true })
    },
    { signal },
  )

  reaction(
    () => account.isConnected && chain.activeCaipAddress,
    () => void account.refreshBalance(),
    { signal },
  )

  followBalance(root, signal)
}

/** While the account is looked at, its balance is read every 4 s, and once whenever the page comes back into view. */
function followBalance(root: RootStore, signal: AbortSignal): void {
  const { account, modal, router, platform } = root
  const page = platform.window()
  const isVisible = () => page?.document.visibilityState !== 'hidden'
  let cancel = () => {}
  const poll = () => {
    if (isVisible()) void account.refreshBalance()
    cancel = platform.after(limits.balancePoll, poll)
  }
  reaction(
    () => account.isConnected && (modal.open || modal.isEmbedded) && router.view === 'Account',
    (isWatched) => {
      cancel()
      if (isWatched) poll()
    },
    { signal, fireImmediately: true },
  )
  signal.addEventListener('abort', () => cancel(), { once: true })
  const onVisible = () => {
    if (isVisible() && account.isConnected) void account.refreshBalance()
  }
  page?.document.addEventListener('visibilitychange', onVisible, { signal })
}

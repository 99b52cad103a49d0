import { reaction } from 'mobx'
import type { LateStores } from './late-stores'
import type { RootStore } from './root.store'

/** What happens in the open modal because something else did. All of it ends with the signal. */
export function startLateReactions(root: RootStore, late: LateStores, signal: AbortSignal): void {
  const { modal, router } = root
  const isShown = () => modal.open || modal.isEmbedded

  reaction(
    () => isShown() && (router.view === 'SwitchNetwork' || router.view === 'UnsupportedChain'),
    (isSwitching) => {
      if (!isSwitching) late.networkSwitch.abandon()
    },
    { signal },
  )

  // What the Connect view lists beside this browser's own wallets is asked for when somebody is about to look at it.
  reaction(
    () => isShown() && !root.account.caipAddress,
    (isWanted) => {
      if (!isWanted) return
      void late.api.prefetch()
      void late.walletList.readRecent()
    },
    { signal, fireImmediately: true },
  )

  // Without adapters pairing is all there is, and on a phone that starts with a choice of wallets.
  reaction(
    () => router.view === 'ConnectingWalletConnectBasic' && router.history.length === 1 && late.device.isMobile,
    (isFirst) => {
      if (isFirst) router.reset({ view: 'AllWallets', data: undefined })
    },
    { signal, fireImmediately: true },
  )

  reaction(
    () => root.connector.filterByNamespace,
    () => {
      if (isShown() && !root.account.caipAddress) void late.api.prefetch()
    },
    { signal },
  )
}

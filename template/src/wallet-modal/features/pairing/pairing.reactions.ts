import { reaction } from 'mobx'
import { connectLimits } from '../../domain/wallets/connect-limits'
import type { Device } from '../../platform/device'
import type { RootStore } from '../../stores/root/root.store'
import type { Route } from '../../stores/shell/router.store'
import { onPageVisible } from '../../platform/page-visibility'
import type { PairingPanels } from './views/pairing-panels'
import type { PairingStore } from './pairing.store'

interface Parts {
  root: RootStore
  device: Device
  pairing: PairingStore
  panels: PairingPanels
}

function isPairing({ view }: Route): boolean {
  return view === 'ConnectingWalletConnect' || view === 'ConnectingWalletConnectBasic'
}

/**
 * Connects pairing to the modal: starts and stops it with its views, renews links, closes the modal after connecting. Everything stops
 * when the signal aborts.
 */
export function startPairingReactions({ root, device, pairing, panels }: Parts, signal: AbortSignal): void {
  const { modal, router, platform } = root
  const page = platform.window()

  reaction(
    () => (modal.isShown && isPairing(router.route) ? router.route : undefined),
    (route, previous) => {
      if (route) panels.enter(route.view === 'ConnectingWalletConnect' ? route.data?.wallet : undefined)
      else if (previous) panels.leave()
    },
    { signal, fireImmediately: true },
  )

  // While the modal is closed, another way to connect ends the wait for the wallet.
  reaction(
    () => !modal.isShown && (root.account.caipAddress ?? 'no account'),
    (isClosed) => isClosed && pairing.keepWaiting(),
    { signal },
  )

  // Telegram opens links only in the event handler of a tap, so the link is made before a wallet is chosen.
  reaction(
    () => modal.isShown && device.isTelegram && router.view === 'Connect' && !root.account.caipAddress,
    (isWanted) => isWanted && pairing.prepare(),
    { signal, fireImmediately: true },
  )

  let keepOpen = () => {}
  reaction(
    () => pairing.state.state === 'connected',
    (isConnected) => {
      keepOpen()
      if (!isConnected || root.modalStores.keepsModalOpen) return
      const close = () => modal.isShown && isPairing(router.route) && modal.close('done')
      keepOpen = platform.after(connectLimits.connectedHold, close)
    },
    { signal },
  )

  reaction(
    () => pairing.paired.isShown,
    (isShown) => isShown || pairing.paired.endUnused(),
    { signal },
  )

  onPageVisible(platform, () => pairing.refresh(), signal)
  page?.addEventListener('pagehide', () => pairing.keepForNextPage(), { signal })
  signal.addEventListener('abort', () => (keepOpen(), pairing.stop()), { once: true })
}

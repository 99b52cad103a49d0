import { reaction } from 'mobx'
import type { Feature } from '../feature'
import { snapshot } from './snapshot'

/** The wallet directory: search and browse all wallets. */
export const allWallets: Feature = {
  id: 'all-wallets',
  order: 20,
  views: [
    {
      id: 'AllWallets',
      load: async () => (await import('./all-wallets.view')).AllWalletsView,
    },
  ],
  attach({ router, sessions }, modalStores) {
    modalStores.api.provideSnapshot(snapshot)
    // Without adapters pairing is all there is, and on a phone that starts with a choice of wallets.
    reaction(
      () =>
        router.view === 'ConnectingWalletConnectBasic' && router.history.length === 1 && modalStores.device.isMobile,
      (isFirst) => {
        if (isFirst) router.reset({ view: 'AllWallets', data: undefined })
      },
      { signal: sessions.signal, fireImmediately: true },
    )
  },
}

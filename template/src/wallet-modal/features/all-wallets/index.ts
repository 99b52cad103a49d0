import { reaction } from 'mobx'
import { addFeatures } from '../../stores/root/feature-stores'
import type { Feature } from '../feature'
import { AllWalletsRow } from './all-wallets-row'
import type { ApiStore } from './directory/api.store'
import { LazyDirectory } from './directory/lazy-directory'

declare module '../../domain/options' {
  interface UnitOptions {
    /** Directory ids: the directory then lists only these wallets. */
    includeWalletIds?: readonly string[] | undefined
    /** Directory ids: these wallets are not listed, and their extensions are hidden. */
    excludeWalletIds?: readonly string[] | undefined
    /** Directory ids: these wallets are listed in the Connect view, and first in the directory, in this order. */
    featuredWalletIds?: readonly string[] | undefined
  }
}

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    /** Created when its chunk has been downloaded. */
    api: ApiStore
    directory: LazyDirectory
  }
}

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
  connectRow: {
    id: 'all-wallets',
    isShown({ connector, modalStores, options }) {
      const { allWallets: isWanted } = options.state
      const hasPairing = connector.connectors.some(({ type }) => type === 'WALLET_CONNECT')
      return hasPairing && isWanted !== 'HIDE' && (isWanted === 'SHOW' || modalStores.device.isMobile)
    },
    Row: AllWalletsRow,
  },
  attach(root, modalStores) {
    const { account, connector, modal, router, sessions } = root
    const { device } = modalStores
    const directory = new LazyDirectory(root, async () => (await import('./directory/api-of')).apiOf(root))
    addFeatures(root, { directory })
    modalStores.directory = directory
    // The directory's part of the Connect view is loaded when the modal opens without a connected account.
    reaction(
      () => modal.isShown && !account.caipAddress && (connector.filterByNamespace ?? 'all'),
      (wanted) => {
        if (wanted) void directory.prefetch()
      },
      { signal: sessions.signal, fireImmediately: true },
    )
    // If only pairing is offered, a phone starts with a choice of wallets instead of the code.
    reaction(
      () => router.view === 'ConnectingWalletConnectBasic' && router.history.length === 1 && device.isMobile,
      (isFirst) => {
        if (isFirst) router.reset({ view: 'AllWallets', data: undefined })
      },
      { signal: sessions.signal, fireImmediately: true },
    )
  },
}

import { viewTexts } from '../../locales/en/view-texts'
import { reaction } from 'mobx'
import { universalAdapter } from '../../adapters/universal'
import { walletConnectConnectorId } from '../../domain/wallets/connector'
import type { Feature } from '../feature'
import type { PairingPanels } from './views/pairing-panels'
import type { PairingSource } from './pairing-source'
import type { PairingStore } from './pairing.store'
import { listRecentWallets } from './recent-wallets'

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    pairing: PairingStore
    pairingPanels: PairingPanels
    pairingSource: PairingSource
  }
}

/** The pairing views share one chunk, because they are shown one after the other. */
const pairingViews = () => import('./views/pairing-views')

/** WalletConnect pairing: connects wallets on phones, in every namespace, also in those that have no adapter for wallets in this browser. */
export const pairing: Feature = {
  id: 'pairing',
  order: 10,
  views: [
    {
      id: 'ConnectingWalletConnect',
      title: (route, language, { modalStores }) =>
        (route.view === 'ConnectingWalletConnect' && route.data?.wallet.name) ||
        (modalStores.device.isMobile ? 'WalletConnect' : language.textsOf(viewTexts).titles.ConnectingWalletConnect),
      load: async () => (await pairingViews()).ConnectingWalletConnectView,
    },
    {
      id: 'ConnectingWalletConnectBasic',
      load: async () => (await pairingViews()).ConnectingWalletConnectBasicView,
    },
    {
      id: 'Downloads',
      title: (route, language) =>
        language.textsOf(viewTexts).titles.Downloads(route.view === 'Downloads' ? route.data.wallet.name : ''),
      load: async () => (await pairingViews()).DownloadsView,
    },
  ],
  attach(root, modalStores) {
    const { account, connector, modal, sessions } = root
    const start = async () => (await pairingViews()).startPairing(root, modalStores)
    for (const namespace of root.chain.chains.keys()) root.adapters.add(universalAdapter(namespace))
    connector.addConnectors(
      [...root.chain.chains.keys()].map((namespace) => ({
        id: walletConnectConnectorId,
        type: 'WALLET_CONNECT',
        name: 'WalletConnect',
        chain: namespace,
        provider: { namespace },
        restore: async () => (await start()).paired.restore(namespace),
      })),
    )
    reaction(
      () => modal.isShown && !account.caipAddress && (connector.filterByNamespace ?? 'all'),
      (isWanted) => {
        if (isWanted) void listRecentWallets(root, modalStores)
      },
      { signal: sessions.signal, fireImmediately: true },
    )
    const isPending = root.platform.keyValue.get(root.memory.pendingPairingKey) !== null
    // Telegram opens links only in the event handler of a tap. There the pairing link is made before a wallet is chosen.
    if (isPending || modalStores.device.isTelegram)
      start().catch((error: unknown) => root.platform.log.error('Pairing could not be loaded.', error))
  },
}

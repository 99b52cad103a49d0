import { universalAdapter } from '../../adapters/universal'
import type { PairingClient, PairingKit } from '../../connectors/walletconnect/pairing-client'
import { WalletModalError, required } from '../../domain/errors'
import { serviceHost } from '../../domain/service-hosts'
import type { RootStore } from '../../stores/root.store'
import type { Feature } from '../feature'
import { PairingPanels } from './pairing-panels'
import { PairingSource } from './pairing-source'
import { startPairingReactions } from './pairing.reactions'
import { PairingStore } from './pairing.store'
import { resumePairing } from './resume-pairing'

declare module '../../stores/feature-stores' {
  interface FeatureStores {
    pairing: PairingStore
    pairingPanels: PairingPanels
    pairingSource: PairingSource
  }
}

/** Views that are seen together come in one chunk. */
const pairingViews = () => import('./pairing-views')

/** @throws WalletModalError PROJECT_ID_MISSING, with an alert, when nothing says which relay may be asked */
async function createClient(root: RootStore, kit: PairingKit): Promise<PairingClient> {
  const { options, platform, memory } = root
  const { projectId, hosts, metadata, verifyDomain } = options.state
  const relayUrl = serviceHost('relay', options.state)
  if (!relayUrl) {
    void root.showAlert('PROJECT_ID_NOT_CONFIGURED')
    throw new WalletModalError('PROJECT_ID_MISSING', { hint: 'Wallets in this browser work; phones need a project id' })
  }
  const page = required(platform.window(), 'WALLET_UNREACHABLE')
  try {
    return await kit.createClient(
      {
        id: memory.id,
        projectId,
        relayUrl,
        metadata: kit.appMetadata(metadata, page),
        verifyDomain: verifyDomain ?? hosts.relay === undefined,
      },
      { platform, onAlert: (code) => void root.showAlert(code) },
    )
  } catch (error) {
    root.events.trackError(error)
    throw error
  }
}

/** WalletConnect pairing: wallets on phones, and every chain family without an adapter. */
export const pairing: Feature = {
  id: 'pairing',
  order: 10,
  views: [
    {
      id: 'ConnectingWalletConnect',
      title: (route, { titles }) =>
        (route.view === 'ConnectingWalletConnect' && route.data?.wallet.name) || titles.ConnectingWalletConnect,
      load: async () => (await pairingViews()).ConnectingWalletConnectView,
    },
    {
      id: 'ConnectingWalletConnectBasic',
      title: (_, { titles }) => titles.ConnectingWalletConnect,
      load: async () => (await pairingViews()).ConnectingWalletConnectBasicView,
    },
    {
      id: 'Downloads',
      title: (route, { titles }) => titles.Downloads(route.view === 'Downloads' ? route.data.wallet.name : ''),
      load: async () => (await pairingViews()).DownloadsView,
    },
  ],
  attach(root, late) {
    const { device } = late
    const source = new PairingSource({
      loadKit: async () => (await import('../../connectors/walletconnect/pairing-kit')).pairingKit,
      createClient: (kit) => createClient(root, kit),
    })
    const store = new PairingStore({ root, source })
    const panels = new PairingPanels({ root, device, pairing: store })
    late.addFeature('pairing', store)
    late.addFeature('pairingSource', source)
    late.addFeature('pairingPanels', panels)
    for (const namespace of root.chain.chains.keys()) root.adapters.add(universalAdapter(namespace))
    root.connector.addConnectors(store.paired.connectors)
    void resumePairing({ root, source, paired: store.paired })
    startPairingReactions({ root, device, pairing: store, panels }, root.sessions.life)
  },
}

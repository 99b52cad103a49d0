import { alerts } from '../../wallet-modal/domain/errors/alerts'
import { defaultFeatures } from '../../wallet-modal/domain/options'
import type { RootStore } from '../../wallet-modal/stores/root/root.store'
import { oddWallets, wallets } from '../samples'
import type { Scene } from './scenes'
import type { StillOptions } from '../still-root'
import { createStillRoot } from '../still-root'

const legal = { termsConditionsUrl: 'https://example.com/terms', privacyPolicyUrl: 'https://example.com/privacy' }

function connect(id: string, given: StillOptions, arrange: (root: RootStore) => void = () => {}): Scene {
  const create = () =>
    createStillRoot(given, (root) => {
      root.router.reset({ view: 'Connect', data: undefined })
      arrange(root)
    })
  return { id, view: 'Connect', create }
}

/** The ways to connect. */
export const connectScenes: readonly Scene[] = [
  connect('connect', { wallets, recentConnectorIds: ['io.rabbit'], options: legal }),
  connect('connect-odd', { wallets: oddWallets }),
  connect('connect-empty', { options: { enableWalletConnect: false, allWallets: 'HIDE' } }),
  connect('connect-legal', { wallets, options: { ...legal, features: { ...defaultFeatures, legalCheckbox: true } } }),
  connect('connect-alert', { wallets }, (root) =>
    root.modalStores.alert.display(
      'SWITCH_NETWORK_NOT_FOUND',
      { title: alerts.SWITCH_NETWORK_NOT_FOUND.shortMessage, text: alerts.SWITCH_NETWORK_NOT_FOUND.text },
      'alerts',
      'SWITCH_NETWORK_NOT_FOUND',
    ),
  ),
]

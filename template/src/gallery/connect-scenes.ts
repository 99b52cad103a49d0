import { alerts } from '../wallet-modal/domain/errors/alerts'
import { defaultFeatures } from '../wallet-modal/domain/options'
import type { WalletEntry } from '../wallet-modal/domain/wallets/wallet-entry'
import type { RootStore } from '../wallet-modal/stores/root/root.store'
import { logo, oddWallets, wallets } from './samples'
import type { Scene } from './scenes'
import type { StillOptions } from './still-root'
import { createStillRoot } from './still-root'

const legal = { termsConditionsUrl: 'https://example.com/terms', privacyPolicyUrl: 'https://example.com/privacy' }

const entry = (name: string, hue: number): WalletEntry => ({ id: name, name, image_url: logo(hue, name.slice(0, 1)) })
const paired = entry('Family', 188)
const recommended = [entry('Backpack', 282), entry('Argent', 329), entry('Robin', 16), entry('Zen', 63)]

function connect(id: string, given: StillOptions, arrange: (root: RootStore) => void = () => {}): Scene {
  const create = () =>
    createStillRoot(given, (root) => {
      root.router.reset({ view: 'Connect', data: undefined })
      arrange(root)
    })
  return { id, view: 'Connect', create }
}

/** The ways to connect; what the directory adds to them is here without its being asked. */
export const connectScenes: readonly Scene[] = [
  connect('connect', { wallets, recentConnectorIds: ['io.rabbit'], options: legal }),
  connect('connect-odd', { wallets: oddWallets }),
  connect('connect-empty', { options: { enableWalletConnect: false, allWallets: 'HIDE' } }),
  connect('connect-legal', { wallets, options: { ...legal, features: { ...defaultFeatures, legalCheckbox: true } } }),
  connect(
    'connect-all',
    {
      wallets: wallets.slice(1, 4),
      recentConnectorIds: [paired.id],
      options: { customWallets: [entry('Own Wallet', 0)] },
    },
    ({ modalStores: { api, walletList } }) => {
      walletList.setRecentEntries(new Map([[paired.id, paired]]))
      api.allFeatured = [entry('Kiosk', 235)]
      api.setRecommended(undefined, recommended, 540)
    },
  ),
  connect('connect-alert', { wallets }, (root) =>
    root.modalStores.alert.display(
      'SWITCH_NETWORK_NOT_FOUND',
      alerts.SWITCH_NETWORK_NOT_FOUND.shortMessage,
      alerts.SWITCH_NETWORK_NOT_FOUND.text,
    ),
  ),
]

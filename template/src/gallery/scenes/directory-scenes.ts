import { WalletModalError } from '../../wallet-modal/domain/errors/errors'
import type { WalletEntry } from '../../wallet-modal/domain/wallets/wallet-entry'
import { apiOf } from '../../wallet-modal/features/all-wallets/directory/api-of'
import { walletSearchOf } from '../../wallet-modal/features/all-wallets/wallet-search'
import type { ListState } from '../../wallet-modal/features/all-wallets/directory/list-state'
import type { RootStore } from '../../wallet-modal/stores/root/root.store'
import { logo, wallets } from '../samples'
import type { Scene } from './scenes'
import { createStillRoot } from '../still-root'

const names = ['Fox Wallet', 'Rabbit', 'Lantern', 'Harbour', 'Family', 'Kiosk', 'Backpack', 'Argent', 'Robin', 'Zen']
const more = [
  'Zeal',
  'OneKey',
  'A wallet with an endless name',
  'Talisman',
  'محفظة',
  'Plain',
  'Wren',
  'Yarrow',
  'Quartz',
]

const entries: readonly WalletEntry[] = [...names, ...more].map((name, index) => ({
  id: index.toString(16).padStart(64, '0'),
  name,
  homepage: 'https://example.com/',
  badge_type: index % 5 === 1 ? 'certified' : 'none',
  ...(name !== 'Plain' && { image_url: logo((index * 47) % 360, name.slice(0, 1)) }),
  ...(index < 4 && { rdns: ['io.fox', 'io.rabbit', 'app.lantern', 'com.harbour'][index] }),
}))

const entry = (name: string, hue: number): WalletEntry => ({ id: name, name, image_url: logo(hue, name.slice(0, 1)) })
const paired = entry('Family', 188)
const recommended = [entry('Backpack', 282), entry('Argent', 329), entry('Robin', 16), entry('Zen', 63)]

/** The Connect view with a wallet of each kind. */
const connectAll: Scene = {
  id: 'connect-all',
  view: 'Connect',
  create: () =>
    createStillRoot(
      {
        wallets: wallets.slice(1, 4),
        recentConnectorIds: [paired.id],
        options: { customWallets: [entry('Own Wallet', 0)] },
      },
      (root) => {
        root.router.reset({ view: 'Connect', data: undefined })
        root.modalStores.walletList.setRecentEntries(new Map([[paired.id, paired]]))
        const api = apiOf(root)
        api.allFeatured = [entry('Kiosk', 235)]
        api.setRecommended(undefined, recommended, 540)
      },
    ),
}

/** A directory in a fixed state. Its first page counts as loaded, so that nothing is requested. */
function directory(status: ListState, shown: readonly WalletEntry[], arrange: (root: RootStore) => void = () => {}) {
  return () =>
    createStillRoot({ wallets, options: { hosts: { api: 'https://directory.invalid' } } }, (root) => {
      const api = apiOf(root)
      const pages = api.pagesOf(undefined)
      api.setRecommended(undefined, shown.slice(0, 4), 540)
      pages.complete(shown.slice(4))
      Object.assign(pages, { page: 1, hasMore: true, status })
      root.router.push({ view: 'AllWallets', data: undefined })
      arrange(root)
    })
}

/** The wallet directory in each of its states, and its part of the Connect view. */
export const directoryScenes: readonly Scene[] = [
  connectAll,
  { id: 'all-wallets', view: 'AllWallets', create: directory({ state: 'loading' }, entries) },
  { id: 'all-wallets-loading', view: 'AllWallets', create: directory({ state: 'loading' }, []) },
  {
    id: 'all-wallets-search-empty',
    view: 'AllWallets',
    create: directory({ state: 'loading' }, entries, (root) => {
      // After going back, the search is as the visitor left it.
      root.router.direction = 'back'
      const search = walletSearchOf(root)
      search.query = 'mettamusk'
      search.setFound([])
    }),
  },
  {
    id: 'all-wallets-failed',
    view: 'AllWallets',
    create: directory({ state: 'failed', error: new WalletModalError('DIRECTORY_UNAVAILABLE') }, []),
  },
]

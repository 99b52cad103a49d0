import type { Feature } from '../feature'
import { snapshot } from './snapshot'

/** The wallet directory: search and browse all wallets. */
export const allWallets: Feature = {
  id: 'all-wallets',
  order: 20,
  views: [
    {
      id: 'AllWallets',
      title: (_, { titles }) => titles.AllWallets,
      load: async () => (await import('./all-wallets.view')).AllWalletsView,
    },
  ],
  attach: (_, late) => late.api.provideSnapshot(snapshot),
}

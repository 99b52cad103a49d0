import type { WalletEntry } from '../../wallet-modal/domain/wallets/wallet-entry'
import { logo } from '../samples'
import type { Scene } from './scenes'
import { showFrom } from '../still-account'
import { createStillRoot } from '../still-root'

const recommended: readonly WalletEntry[] = ['Fox Wallet', 'Rabbit', 'Lantern', 'Harbour'].map((name, index) => ({
  id: `${index}`,
  name,
  homepage: 'https://example.com/',
  image_url: logo(index * 47, name.slice(0, 1)),
}))

/** The explanations, and the wallets that a directory recommends. */
export const helpScenes: readonly Scene[] = [
  {
    id: 'what-is-a-wallet',
    view: 'WhatIsAWallet',
    create: () => createStillRoot({}, showFrom('Connect', 'WhatIsAWallet')),
  },
  {
    id: 'what-is-a-network',
    view: 'WhatIsANetwork',
    create: () => createStillRoot({}, showFrom('Networks', 'WhatIsANetwork')),
  },
  {
    id: 'get-wallet',
    view: 'GetWallet',
    create: () =>
      createStillRoot({}, (root) => {
        root.modalStores.directory = {
          featured: [],
          recommended,
          excludedWallets: [],
          hasFeatured: false,
          load: async () => {},
          fetchByIds: async () => [],
        }
        root.router.reset({ view: 'WhatIsAWallet', data: undefined })
        root.router.push({ view: 'GetWallet', data: undefined })
      }),
  },
]

import { viewsOf } from '../../views/view-definition'
import type { AccountFeature } from '../feature'

/** Shows the account's address to receive at, and the networks on which it can be used. */
export const receive: AccountFeature = {
  id: 'receive',
  order: 30,
  views: viewsOf(() => import('./receive-views'), ['WalletReceive', 'WalletCompatibleNetworks']),
  account: async () => (await import('./receive-views')).accountPart,
}

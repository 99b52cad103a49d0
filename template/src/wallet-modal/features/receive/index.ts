import { viewsOf } from '../../views/view-definition'
import type { Feature } from '../feature'

/** The address of the account to receive at, and the networks it can be used on. */
export const receive: Feature = {
  id: 'receive',
  order: 30,
  views: viewsOf(() => import('./receive-views'), ['WalletReceive', 'WalletCompatibleNetworks']),
  account: async () => (await import('./receive-views')).accountPart,
}

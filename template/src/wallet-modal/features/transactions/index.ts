import { viewsOf } from '../../views/view-definition'
import type { Feature } from '../feature'

const transactionViews = () => import('./transaction-views')

/** Shows which request waits in the wallet, and on the account what was sent and has not arrived yet. */
export const transactions: Feature = {
  id: 'transactions',
  order: 15,
  views: viewsOf(transactionViews, ['ApproveTransaction']),
  account: async () => (await transactionViews()).accountPart,
}

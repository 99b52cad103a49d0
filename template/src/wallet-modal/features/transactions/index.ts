import { viewsOf } from '../../views/view-definition'
import type { Feature } from '../feature'

const transactionViews = () => import('./transaction-views')

/** Shows the request that waits in the wallet, and pending transactions in the Account view. */
export const transactions: Feature = {
  id: 'transactions',
  order: 15,
  views: viewsOf(transactionViews, ['ApproveTransaction']),
  account: async () => (await transactionViews()).accountPart,
}

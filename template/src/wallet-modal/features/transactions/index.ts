import { viewsOf } from '../../views/view-definition'
import type { AccountFeature } from '../feature'

const transactionViews = () => import('./transaction-views')

/** The request that waits in the wallet, pending transactions in the Account view, and a view that follows one of them. */
export const transactions: AccountFeature = {
  id: 'transactions',
  order: 15,
  views: [
    ...viewsOf(transactionViews, ['ApproveTransaction']),
    ...viewsOf(() => import('./transaction-status.view'), ['TransactionStatus']),
  ],
  account: async () => (await transactionViews()).accountPart,
}

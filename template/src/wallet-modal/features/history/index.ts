import { viewsOf } from '../../views/view-definition'
import type { AccountFeature } from '../feature'

/** The history is one chunk. */
const historyViews = () => import('./history-views')

/** The history of the account: a tab with the latest transactions, and a view with all of them. */
export const history: AccountFeature = {
  id: 'history',
  order: 50,
  views: viewsOf(historyViews, ['Transactions']),
  account: async () => (await historyViews()).accountPart,
}

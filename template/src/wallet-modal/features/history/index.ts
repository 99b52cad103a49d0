import { viewsOf } from '../../views/view-definition'
import type { Feature } from '../feature'

/** The history is one chunk. */
const historyViews = () => import('./history-views')

/** The history of the account: a tab with the latest transactions, and a view with all of them. */
export const history: Feature = {
  id: 'history',
  order: 50,
  views: viewsOf(historyViews, ['Transactions']),
  account: async () => (await historyViews()).accountPart,
  attach(root, modalStores) {
    modalStores.counterparties.add(async (signal) => (await historyViews()).readCounterparties(root, signal))
  },
}

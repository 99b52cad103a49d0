import { viewsOf } from '../../views/view-definition'
import type { Feature } from '../feature'

/** What is seen together comes in one chunk. */
const historyViews = () => import('./history-views')

/** What the account has done: a tab of the account, and a list of any length. */
export const history: Feature = {
  id: 'history',
  order: 50,
  views: viewsOf(historyViews, ['Transactions']),
  account: async () => (await historyViews()).accountPart,
  attach(root, modalStores) {
    modalStores.counterparties.add(async (signal) => (await historyViews()).readCounterparties(root, signal))
  },
}

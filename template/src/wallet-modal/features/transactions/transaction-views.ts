import type { AccountPart } from '../feature'
import { PendingTransactions } from './pending-transactions'

export { ApproveTransactionView } from './approve-transaction.view'

/** What the unit adds to the Account view: rows for transactions without a known outcome. */
export const accountPart: AccountPart = { notice: { id: 'pending', Content: PendingTransactions } }

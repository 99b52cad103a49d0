export { accountPart } from './account-part'
export { readCounterparties } from './counterparties'
export { TransactionsView } from './transactions.view'

export { accountPart } from './account-part'
export { TransactionsView } from './transactions.view'

export {}
export { followTransactions } from './transactions/follow-transactions'

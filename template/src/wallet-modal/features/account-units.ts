export { attachNames } from './names/attach-names'
export { followTransactions } from './transactions/follow-transactions'

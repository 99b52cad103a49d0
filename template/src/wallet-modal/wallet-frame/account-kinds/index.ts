export { smartAccounts } from '../smart'

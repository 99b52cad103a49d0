export { holdTokens } from './token-holdings'

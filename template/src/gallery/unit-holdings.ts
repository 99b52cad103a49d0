export {}
export { holdTokens } from './token-holdings'

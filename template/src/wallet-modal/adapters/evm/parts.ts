export { loadReader } from './reader/load-reader'

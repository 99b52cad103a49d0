export { de } from './de/load'

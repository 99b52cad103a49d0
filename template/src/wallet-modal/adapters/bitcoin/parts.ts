export {}
export { tokens } from './tokens'

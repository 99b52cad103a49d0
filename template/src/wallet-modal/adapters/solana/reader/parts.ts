export { tokens } from './tokens'
export { transfers } from './transfers'

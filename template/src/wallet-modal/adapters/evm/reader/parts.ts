export { names } from './names'
export { tokens } from './tokens'
export { transfers } from './transfers'

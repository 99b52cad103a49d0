export { names } from './names'
export { swaps } from './swaps'
export { tokens } from './tokens'
export { transfers } from './transfers'

export {}
export { ethersAdapter } from './ethers'
export * from './bitcoin'

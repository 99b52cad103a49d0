export {}
export { ethersAdapter } from './ethers'
export { ethers5Adapter } from './ethers5'
export { wagmiAdapter } from './wagmi'
export * from './bitcoin'

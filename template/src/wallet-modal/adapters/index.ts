export {}
export { ethersAdapter } from './ethers'

export {}
export { ethers } from './ethers'
export { ethers5 } from './ethers5'
export { wagmi } from './wagmi'

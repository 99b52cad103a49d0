export {}
export { ethers } from './ethers'
export { ethers5 } from './ethers5'
export { solana } from './solana'
export { wagmi } from './wagmi'

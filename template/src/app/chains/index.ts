export {}
export { bitcoin } from './bitcoin'
export { ethers } from './ethers'
export { ethers5 } from './ethers5'
export { solana } from './solana'
export { wagmi } from './wagmi'

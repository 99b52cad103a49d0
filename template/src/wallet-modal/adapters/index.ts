export {}
export { ethersAdapter } from './ethers'
export { type SolanaProvider, solanaAdapter } from './solana'

export {}
export { type BitcoinProvider, bitcoinAdapter } from './bitcoin'
export { ethersAdapter } from './ethers'
export { ethers5Adapter } from './ethers5'
export { type SolanaProvider, solanaAdapter } from './solana'
export { wagmiAdapter } from './wagmi'

export {}
export { allWallets } from './all-wallets'
export { pairing } from './pairing'

export {}
export { allWallets } from './all-wallets'
export { pairing } from './pairing'
export { send } from './send'

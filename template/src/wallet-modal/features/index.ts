export {}
export { allWallets } from './all-wallets'
export { history } from './history'
export { pairing } from './pairing'
export { send } from './send'

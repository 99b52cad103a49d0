export {}
export { allWallets } from './all-wallets'
export { history } from './history'
export { pairing } from './pairing'
export { receive } from './receive'
export { send } from './send'
export { siwx } from './siwx'
export { walletButtons } from './wallet-buttons'
export { walletCalls } from './wallet-calls'

export { allWallets } from './all-wallets'

export type { AccountPage, Transfer } from './account-page'
export { announceWallet } from './announce-wallet'
export { launchBrowser } from './launch-browser'
export { ModalPage, type ConnectOptions, type ModalPageOptions, type NetworkId } from './modal-page'

export { accountPart } from './account-part'
export { WalletCompatibleNetworksView } from './wallet-compatible-networks.view'
export { WalletReceiveView } from './wallet-receive.view'

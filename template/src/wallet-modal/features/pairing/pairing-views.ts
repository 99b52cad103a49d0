export { ConnectingWalletConnectView } from './connecting-wallet-connect.view'
export { ConnectingWalletConnectBasicView } from './connecting-wallet-connect-basic.view'
export { DownloadsView } from './downloads.view'

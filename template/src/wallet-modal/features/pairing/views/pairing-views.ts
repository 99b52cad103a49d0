import { withPairing } from './pairing-gate'
import { ConnectingWalletConnectBasicView as BasicView } from './connecting-wallet-connect-basic.view'
import { ConnectingWalletConnectView as View } from './connecting-wallet-connect.view'

export { DownloadsView } from './downloads.view'
export { startPairing } from '../pairing-parts'
export { readWallet } from '../../../services/pairing/wallet-schema'
export const ConnectingWalletConnectView = withPairing(View)
export const ConnectingWalletConnectBasicView = withPairing(BasicView)

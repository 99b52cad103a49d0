export { sendPart } from './account-part'
export { WalletSendView } from './wallet-send.view'
export { WalletSendPreviewView } from './wallet-send-preview.view'
export { WalletSendSelectTokenView } from './wallet-send-select-token.view'

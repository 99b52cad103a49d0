export {}
export { useSiwx, useWalletSession } from './features/siwx/hooks'
export { type CloudSiwx, cloudSiwx, localSiwx, serverSiwx } from './services/siwx-kinds'
export { type WalletButtonName } from './features/wallet-buttons/button-wallets'
export { WalletButton } from './features/wallet-buttons/wallet-button'

export {}
export { useSiwx, useWalletSession } from './features/siwx/hooks'
export { type CloudSiwx, cloudSiwx, localSiwx, serverSiwx } from './services/siwx-kinds'
export type { WalletButtonName } from './features/wallet-buttons/button-wallets'
export { WalletButton } from './features/wallet-buttons/wallet-button'
export type { CallsStatus, SendCallsRequest, WalletCall, WalletCapabilities } from './domain/wallet-calls/capabilities'
export type { GrantPermissionsRequest, GrantPermissionsResponse } from './domain/wallet-calls/permissions'
export type { RevokePermissionsRequest } from './domain/wallet-calls/permissions'
export { useWalletCalls } from './features/wallet-calls/use-wallet-calls'

export {}
export { useSiwx, useWalletSession } from './features/siwx/hooks'
export { type CloudSiwx, cloudSiwx, localSiwx, serverSiwx } from './services/siwx-kinds'

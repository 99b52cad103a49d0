export {}
export { useSiwx, useWalletSession } from './features/siwx/hooks'
export { cloudSiwx, localSiwx, serverSiwx } from './services/siwx-kinds'

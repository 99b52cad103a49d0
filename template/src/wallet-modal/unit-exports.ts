export {}
export { useWalletSession } from './features/siwx/hooks'
export { localSiwx, serverSiwx } from './services/siwx-kinds'

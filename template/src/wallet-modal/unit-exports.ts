export {}
export { useWalletSession } from './features/siwx/hooks'
export { serverSiwx } from './services/siwx-kinds/server-siwx'

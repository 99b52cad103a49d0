export {}
export { useWalletSession } from './features/siwx/hooks'
export { cloudSiwx } from './services/siwx-kinds/cloud-siwx'

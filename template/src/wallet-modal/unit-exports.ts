export {}
export { useWalletSession } from './features/siwx/hooks'

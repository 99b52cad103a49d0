export {}
export { useWalletSession } from './features/siwx/hooks'
<<<<<<< HEAD
export { serverSiwx } from './services/siwx-kinds/server-siwx'
=======
export { cloudSiwx, localSiwx, serverSiwx } from './services/siwx-kinds'
>>>>>>> main

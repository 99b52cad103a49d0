export { signInServer } from './sign-in-server.ts'
export { walletFrame } from './wallet-frame.ts'

/// <reference types="vite/client" />
/// <reference types="create-wallet-modal/sandbox/client" />

interface ImportMetaEnv {
  /** A project of the cloud; without one the app reads every network through its public endpoints. */
  readonly VITE_WALLET_MODAL_PROJECT_ID?: string
  /** The address of the sign-in server, for apps that have one. */
  readonly VITE_SIGN_IN_URL?: string
  /** The address of the wallet frame, for apps that offer an account by e-mail. */
  readonly VITE_WALLET_FRAME_URL?: string
}

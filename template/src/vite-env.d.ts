/// <reference types="vite/client" />
/// <reference types="create-wallet-modal/sandbox/client" />

interface ImportMetaEnv {
  /** A project of the cloud; without one the app reads every network through its public endpoints. */
  readonly VITE_WALLET_MODAL_PROJECT_ID?: string
  /** Where the sign-in server is, for an app that has one. */
  readonly VITE_SIGN_IN_URL?: string
}

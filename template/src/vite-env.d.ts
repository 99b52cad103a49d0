/// <reference types="vite/client" />
/// <reference types="create-wallet-modal/sandbox/client" />

interface ImportMetaEnv {
  /** A project of the cloud; without one the app reads every network through its public endpoints. */
  readonly VITE_WALLET_MODAL_PROJECT_ID?: string
}

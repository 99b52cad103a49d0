import type { SiwxMessageData, SiwxSession } from '../../domain/sign-in/siwx'

/** Signing in with the same approval that pairs a wallet. */
export interface PairingSignIn {
  /** The message to sign, with an empty address. Undefined if this pairing goes without. */
  prepare(): Promise<SiwxMessageData | undefined>
  /** Stores the signed sessions. Rejects if they are invalid; the caller then ends the pairing. */
  complete(sessions: readonly SiwxSession[]): Promise<void>
  /** Deletes the sessions again, because the wallet could not be shown as connected. */
  undo(sessions: readonly SiwxSession[]): Promise<void>
}

declare module '../root/modal-stores' {
  interface ModalStores {
    /** Set by the unit that signs visitors in. */
    pairingSignIn?: PairingSignIn
  }
}

import type { SiwxMessageData } from '../domain/sign-in/siwx'

/** A message that the wallet wrote, and its signature in the form of `signMessage`. */
export interface SignedMessage {
  message: string
  signature: string
}

declare module './adapter' {
  interface Adapter {
    /**
     * Asks the wallet to write and sign a sign-in message itself (Wallet Standard, `solana:signIn`). Undefined when the wallet does
     * not support this.
     */
    signIn?(session: AdapterSession, data: SiwxMessageData): Promise<SignedMessage> | undefined
  }
}

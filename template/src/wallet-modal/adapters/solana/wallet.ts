import type { Account } from '../../domain/account/account'
import type { SiwxMessageData } from '../../domain/sign-in/siwx'
import type { SignedMessage } from '../adapter-sign-in'

/** A transaction to sign, and its network. */
export interface SigningRequest {
  address: string
  /** The serialized transaction, without signatures. */
  transaction: Uint8Array
  /** The reference of the network. */
  reference: string
}

/** A Solana wallet of any kind of connection. Its methods may reject with any value that the wallet throws. */
export interface SolanaWallet {
  /** The accounts that the wallet currently shares. */
  accounts(): readonly Account[]
  /** Whether the wallet supports a network. */
  serves(reference: string): boolean
  /** The wallet's own network; undefined if each request names its network. */
  ownReference(): string | undefined
  signMessage(address: string, message: Uint8Array): Promise<Uint8Array>
  /** Returns a function that asks the wallet to write and sign the sign-in message. Undefined if the wallet does not support that. */
  signIn?(data: SiwxMessageData): (() => Promise<SignedMessage>) | undefined
  signTransaction(request: SigningRequest): Promise<Uint8Array>
  /** Resolves with undefined if the wallet only signs. The app then sends the transaction. */
  signAndSend(request: SigningRequest): Promise<string | undefined>
  setReference(reference: string): void
  follow(listener: WalletListener): () => void
  disconnect(): Promise<void>
}

/** The events of a wallet. */
export interface WalletListener {
  accountsChanged(accounts: readonly Account[]): void
  networkChanged(reference: string): void
  disconnected(): void
}

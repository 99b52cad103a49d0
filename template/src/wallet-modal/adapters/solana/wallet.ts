import type { Account } from '../../domain/account/account'
import type { SiwxMessageData } from '../../domain/sign-in/siwx'
import type { SignedMessage } from '../adapter-sign-in'

/** What signs a transaction, and where it is meant for. */
export interface SigningRequest {
  address: string
  /** As it travels, without signatures. */
  transaction: Uint8Array
  /** The reference of the network. */
  reference: string
}

/** A Solana wallet, whichever way it is reached. What it throws is not one of our errors yet. */
export interface SolanaWallet {
  /** The accounts that it shares now. */
  accounts(): readonly Account[]
  /** Whether it serves a network. */
  serves(reference: string): boolean
  /** The network that it is on by itself, if it has one. */
  ownReference(): string | undefined
  signMessage(address: string, message: Uint8Array): Promise<Uint8Array>
  /** What has the wallet write the sign-in message itself; undefined where it cannot. */
  signIn?(data: SiwxMessageData): (() => Promise<SignedMessage>) | undefined
  signTransaction(request: SigningRequest): Promise<Uint8Array>
  /** Undefined where it only signs: the app sends. */
  signAndSend(request: SigningRequest): Promise<string | undefined>
  setReference(reference: string): void
  follow(listener: WalletListener): () => void
  disconnect(): Promise<void>
}

/** What a wallet tells on its own account. */
export interface WalletListener {
  accountsChanged(accounts: readonly Account[]): void
  networkChanged(reference: string): void
  disconnected(): void
}

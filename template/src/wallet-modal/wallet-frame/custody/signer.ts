import type { Bytes } from '../bytes'

/** The two accounts on EVM networks. Each has a key of its own. */
export type EvmAccount = 'eoa' | 'smartAccount'

/** What the accounts use to sign. A custody that never shows a seed implements this interface. */
export interface Signer {
  /** The addresses of the accounts on EVM networks. */
  readonly evmAddresses: Readonly<Record<EvmAccount, `0x${string}`>>
  /** The address of the Solana account. Its curve is loaded with the first call. */
  solanaAddress(): Promise<string>
  /** Signs a digest of 32 bytes with secp256k1. Returns r, s and the parity of y, 65 bytes, with 27 or 28 at the end. */
  signDigest(account: EvmAccount, digest: Uint8Array): Promise<Bytes>
  /** Signs bytes with the ed25519 key of the Solana account. Returns 64 bytes. */
  signSolana(message: Uint8Array): Promise<Bytes>
  /** Overwrites the keys. The signer does not sign any more. */
  wipe(): void
}

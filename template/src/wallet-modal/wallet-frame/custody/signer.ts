import type { Bytes } from '../bytes'

/** The two account types on EVM networks. */
export type EvmAccount = 'eoa' | 'smartAccount'

/**
 * The keys of smart accounts: `smartAccount` for accounts by EIP-7702, `contractAccount` for contracts. With one key for both, a message
 * that is signed for one of the accounts would count as a message of the other account, too.
 */
export type SmartKey = 'smartAccount' | 'contractAccount'

/** The keys on EVM networks. */
export type EvmKey = 'eoa' | SmartKey

/** What the accounts use to sign. A custody that never shows a seed implements this interface. */
export interface Signer {
  /** The addresses of the keys on EVM networks. */
  readonly evmAddresses: Readonly<Record<EvmKey, `0x${string}`>>
  /** The address of the Solana account. Its curve is loaded with the first call. */
  solanaAddress(): Promise<string>
  /** Signs a digest of 32 bytes with secp256k1. Returns r, s and the parity of y, 65 bytes, with 27 or 28 at the end. */
  signDigest(key: EvmKey, digest: Uint8Array): Promise<Bytes>
  /** Signs bytes with the ed25519 key of the Solana account. Returns 64 bytes. */
  signSolana(message: Uint8Array): Promise<Bytes>
  /** Overwrites the keys. The signer does not sign any more. */
  wipe(): void
}

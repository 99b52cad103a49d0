import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import type { Bytes } from '../bytes'
import { concatBytes } from '../bytes'

/** The Solana address of a private key. */
export function solanaAddress(key: Uint8Array): string {
  return base58.encode(ed25519.getPublicKey(key))
}

/** Signs bytes with a private key of ed25519. */
export function signEd25519(message: Uint8Array, key: Uint8Array): Bytes {
  return concatBytes(ed25519.sign(message, key))
}

import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import type { SignedText } from './verify-signature'

/** Checks an Ed25519 signature in base58, strictly by RFC 8032; see `verifySiwxSignature`. */
export function verifySolana({ message, signature, address }: SignedText): boolean {
  // Base58 of 64 bytes; longer texts take long to decode.
  if (signature.length > 88 || address.length > 44) return false
  try {
    return ed25519.verify(base58.decode(signature), utf8ToBytes(message), base58.decode(address), { zip215: false })
  } catch {
    // The signature or the address is not base58, has another length, or is not a point on the curve.
    return false
  }
}

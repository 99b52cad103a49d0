import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { CompactSize } from '@scure/btc-signer'
import type { KeyAddress } from './bip122'

/** SHA-256 twice. */
export function hash256(bytes: Uint8Array): Uint8Array {
  return sha256(sha256(bytes))
}

/** RIPEMD-160 of SHA-256. */
export function hash160(bytes: Uint8Array): Uint8Array {
  return ripemd160(sha256(bytes))
}

/** True if both arrays have the same bytes. */
export function areSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

/** The redeem script of p2wpkh, which p2sh addresses of one key hash. */
export function witnessProgram(keyHash: Uint8Array): Uint8Array {
  return concatBytes(new Uint8Array([0, 20]), keyHash)
}

const magic = utf8ToBytes('\x18Bitcoin Signed Message:\n')

/** The hash that BIP-137 signs for a text. */
export function hashBitcoinMessage(message: string): Uint8Array {
  const bytes = utf8ToBytes(message)
  return hash256(concatBytes(magic, CompactSize.encode(BigInt(bytes.length)), bytes))
}

/** The first header bytes for each kind of address (BIP-137), each with whether the key is compressed. */
const headers: Readonly<Record<'pkh' | 'sh' | 'wpkh', readonly [first: number, isCompressed: boolean][]>> = {
  pkh: [
    [27, false],
    [31, true],
  ],
  sh: [[35, true]],
  wpkh: [[39, true]],
}

/** Checks the 65 bytes of a BIP-137 signature: a header for the kind of the address, then r and s. The value s must be in the low half. */
export function verifyLegacyBitcoin(account: KeyAddress, message: string, signature: Uint8Array): boolean {
  if (account.type === 'tr') return false
  const header = signature[0] ?? 0
  const kind = headers[account.type].find(([first]) => header >= first && header < first + 4)
  const rs = signature.subarray(1)
  if (!kind || secp256k1.Signature.fromBytes(rs, 'compact').hasHighS()) return false
  const [first, isCompressed] = kind
  const recovered = concatBytes(new Uint8Array([header - first]), rs)
  const point = secp256k1.recoverPublicKey(recovered, hashBitcoinMessage(message), { prehash: false })
  const keyHash = hash160(secp256k1.Point.fromBytes(point).toBytes(isCompressed))
  return areSameBytes(account.type === 'sh' ? hash160(witnessProgram(keyHash)) : keyHash, account.hash)
}

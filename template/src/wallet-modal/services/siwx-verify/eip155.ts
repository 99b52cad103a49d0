import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { withChecksum } from '../../domain/siwx/account-address'
import type { ChainCall, SignedText } from './verify-signature'

/** r, s and v, where v is 27 or 28. */
const keyPattern = /^0x[0-9a-f]{128}1[bc]$/
/** Signatures of wallets with passkeys have several kilobytes. */
const contractPattern = /^0x(?:[0-9a-f]{2}){0,16384}$/

/** The hash that an account signs for a text (EIP-191, version 0x45). */
export function hashPersonalMessage(message: string): Uint8Array {
  const bytes = utf8ToBytes(message)
  return keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes))
}

/** The address whose key made the signature. Undefined if there is none, or if s is in the high half (EIP-2). */
function signerOf(hash: Uint8Array, signature: string): string | undefined {
  if (!keyPattern.test(signature)) return undefined
  try {
    const rs = hexToBytes(signature.slice(2, 130))
    if (secp256k1.Signature.fromBytes(rs, 'compact').hasHighS()) return undefined
    const recovery = new Uint8Array([signature.endsWith('1c') ? 1 : 0])
    const key = secp256k1.recoverPublicKey(concatBytes(recovery, rs), hash, { prehash: false })
    const point = secp256k1.Point.fromBytes(key).toBytes(false)
    return withChecksum(`0x${bytesToHex(keccak_256(point.subarray(1)).subarray(12))}`)
  } catch {
    // The signature has no point on the curve, so no key made it.
    return undefined
  }
}

/** Checks an EIP-191 signature, or for contract accounts an ERC-1271 or ERC-6492 signature; see `verifySiwxSignature`. */
export async function verifyEip155(signed: SignedText, call: ChainCall): Promise<boolean> {
  const { message, signature, address } = signed
  const hash = hashPersonalMessage(message)
  if (signerOf(hash, signature) === address) return true
  if (!contractPattern.test(signature)) return false
  const { verifyContractSignature } = await import('./contract-signature')
  return verifyContractSignature({ address, hash, signature, call })
}

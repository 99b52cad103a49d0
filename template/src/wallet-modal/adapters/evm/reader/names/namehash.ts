import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The hash of a normalized name (ENSIP-1), as `0x` and 64 digits. */
export function namehash(name: string): string {
  const labels = name === '' ? [] : name.split('.')
  const node = labels.reduceRight(
    (parent, label) => keccak_256(concatBytes(parent, keccak_256(utf8ToBytes(label)))),
    new Uint8Array(32),
  )
  return `0x${bytesToHex(node)}`
}

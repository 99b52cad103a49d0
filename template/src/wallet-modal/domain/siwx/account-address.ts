import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import type { ChainNamespace } from '../networks/caip'

const bitcoinPattern = /^(?:[13mn2][1-9A-HJ-NP-Za-km-z]{25,34}|(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{11,87})$/
/** An address by CAIP-10, without characters that need escaping. */
const otherPattern = /^[-.%a-zA-Z0-9]{1,128}$/

function isChecksummed(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false
  return withChecksum(address) === address
}

function isPublicKey(address: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)) return false
  return base58.decode(address).length === 32
}

/** An EVM address with its ERC-55 checksum. Takes `0x` and 40 hexadecimal digits in any letter case. */
export function withChecksum(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  let cased = '0x'
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charAt(index)
    cased += hash.charAt(index) > '7' ? digit.toUpperCase() : digit
  }
  return cased
}

/**
 * Whether an address has the format of sign-in messages: with ERC-55 checksum on eip155, 32 bytes in base58 on solana, the shape of a
 * Bitcoin address on bip122 (the verifier checks its checksum), a CAIP-10 address on other namespaces.
 */
export function isAccountAddress(namespace: ChainNamespace, address: string): boolean {
  if (namespace === 'eip155') return isChecksummed(address)
  if (namespace === 'solana') return isPublicKey(address)
  return (namespace === 'bip122' ? bitcoinPattern : otherPattern).test(address)
}

/** An address in the format of sign-in messages: on eip155 with checksum, else unchanged. */
export function toAccountAddress(namespace: ChainNamespace, address: string): string {
  return namespace === 'eip155' && /^0x[0-9a-fA-F]{40}$/.test(address) ? withChecksum(address) : address
}

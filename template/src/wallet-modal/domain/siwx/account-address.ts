import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import type { ChainNamespace } from '../networks/caip'

const bitcoinPattern = /^(?:[13mn2][1-9A-HJ-NP-Za-km-z]{25,34}|(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{11,87})$/
/** CAIP-10 without what would need escaping. */
const otherPattern = /^[-.%a-zA-Z0-9]{1,128}$/

function isChecksummed(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false
  return withChecksum(address) === address
}

function isPublicKey(address: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)) return false
  return base58.decode(address).length === 32
}

/** The EVM address with the capital letters that ERC-55 gives it. Takes `0x` and 40 hexadecimal digits of any case. */
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
 * True for an address as sign-in messages write it: with its ERC-55 checksum on eip155, 32 bytes of base58 on solana, the
 * shape of a Bitcoin address on bip122 (whose checksum the verifier reads), a CAIP-10 address elsewhere.
 */
export function isAccountAddress(namespace: ChainNamespace, address: string): boolean {
  if (namespace === 'eip155') return isChecksummed(address)
  if (namespace === 'solana') return isPublicKey(address)
  return (namespace === 'bip122' ? bitcoinPattern : otherPattern).test(address)
}

/** The address as sign-in messages write it: on eip155 with its checksum, elsewhere as it is. */
export function toAccountAddress(namespace: ChainNamespace, address: string): string {
  return namespace === 'eip155' && /^0x[0-9a-fA-F]{40}$/.test(address) ? withChecksum(address) : address
}

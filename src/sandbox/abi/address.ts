import { keccak256 } from './keccak'

/** An address with the checksum in its letters (EIP-55). */
export function checksumAddress(address: string): `0x${string}` {
  const letters = address.slice(2).toLowerCase()
  const hash = keccak256(Buffer.from(letters, 'utf8')).slice(2)
  return `0x${[...letters].map((letter, index) => (Number.parseInt(hash.charAt(index), 16) >= 8 ? letter.toUpperCase() : letter)).join('')}`
}

/** True for 20 bytes in hexadecimal, whatever the case of its letters. */
export function isAddress(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}

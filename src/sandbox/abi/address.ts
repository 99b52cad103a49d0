import { keccak256 } from './keccak'

/** Writes an address with its checksum (EIP-55). */
export function checksumAddress(address: string): `0x${string}` {
  const letters = address.slice(2).toLowerCase()
  const hash = keccak256(Buffer.from(letters, 'utf8')).slice(2)
  return `0x${[...letters].map((letter, index) => (Number.parseInt(hash.charAt(index), 16) >= 8 ? letter.toUpperCase() : letter)).join('')}`
}

/** Whether a text is 20 bytes in hexadecimal, in capital or small letters. */
export function isAddress(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}

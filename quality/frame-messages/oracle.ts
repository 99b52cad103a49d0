import { decodeBase58, getAddress } from 'ethers'

// What is valid, decided without the product's own functions.

/** Whether a text is an EVM address with its checksum. */
export function isChecksummed(value: unknown): boolean {
  try {
    return typeof value === 'string' && value.length === 42 && getAddress(value) === value
  } catch {
    return false
  }
}

/** Whether a text is base58 of 32 bytes. */
export function isSolanaAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 44) return false
  try {
    const zeros = /^1*/.exec(value)?.[0].length ?? 0
    const number = decodeBase58(value)
    const rest = number === BigInt(0) ? 0 : Math.ceil(number.toString(16).length / 2)
    return zeros + rest === 32
  } catch {
    return false
  }
}

/** Whether a text is the CAIP-2 id of a network: a decimal chain id, or the start of a genesis hash in base58. */
export function isNetwork(value: unknown, namespace: 'eip155' | 'solana'): boolean {
  if (typeof value !== 'string') return false
  const reference = value.slice(namespace.length + 1)
  if (value !== `${namespace}:${reference}`) return false
  if (namespace === 'solana') return /^[1-9A-HJ-NP-Za-km-z]{32}$/.test(reference)
  return /^[1-9]\d*$/.test(reference) && Number.isSafeInteger(Number(reference))
}

/** Whether a text may be an e-mail address: one `@`, a dot behind it, printable ASCII, at most 254 characters. */
export function isEmail(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 254 && /^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$/.test(value)
}

/** Whether a browser that opens the text goes to a page over https, or over http to this computer. */
export function isSafeLink(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1'))
}

/** Whether a text can be shown in one line: short, without control characters, and nothing that reorders it. */
export function isPlain(value: string): boolean {
  return value.length <= 2 * 512 && !/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u.test(value)
}

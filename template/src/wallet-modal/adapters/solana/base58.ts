import { base58 } from '@scure/base'

/** Encodes bytes as base58. Every leading zero byte is a `1`. */
export function toBase58(bytes: Uint8Array): string {
  return base58.encode(bytes)
}

/** Decodes base58; undefined for a text with an invalid character. */
export function fromBase58(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}

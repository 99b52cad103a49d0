import { base58 } from '@scure/base'

/** Bytes as base58, the way Solana writes them: every leading zero byte is a `1`. */
export function toBase58(bytes: Uint8Array): string {
  return base58.encode(bytes)
}

/** The bytes that base58 stands for; undefined for text with another character in it. */
export function fromBase58(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}

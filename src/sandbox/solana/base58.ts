const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Encodes bytes in base58. Each zero byte at the beginning becomes a `1`. */
export function toBase58(bytes: Uint8Array): string {
  const zeros = [...bytes].findIndex((byte) => byte !== 0)
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`)
  let digits = ''
  for (; value > 0n; value /= 58n) digits = alphabet.charAt(Number(value % 58n)) + digits
  return '1'.repeat(zeros === -1 ? bytes.length : zeros) + digits
}

/** Decodes base58; undefined for text that is not base58. */
export function fromBase58(text: string): Uint8Array | undefined {
  let value = 0n
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit === -1) return undefined
    value = value * 58n + BigInt(digit)
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const hex = value === 0n ? '' : value.toString(16)
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 === 1 ? `0${hex}` : hex, 'hex')])
}

/** Returns whether a text is the base58 of 32 bytes, which is the form of accounts, programs and blockhashes. */
export function isPublicKey(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 44 && fromBase58(value)?.length === 32
}

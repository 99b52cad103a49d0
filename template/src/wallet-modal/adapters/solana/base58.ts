const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes as base58, the way Solana writes them: every leading zero byte is a `1`. */
export function toBase58(bytes: Uint8Array): string {
  const firstByte = bytes.findIndex((byte) => byte !== 0)
  const zeros = firstByte === -1 ? bytes.length : firstByte
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let digits = ''
  for (; value > 0n; value /= 58n) digits = alphabet.charAt(Number(value % 58n)) + digits
  return '1'.repeat(zeros) + digits
}

/** The bytes that base58 stands for; undefined for text with another character in it. */
export function fromBase58(text: string): Uint8Array | undefined {
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  let value = 0n
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit === -1) return undefined
    value = value * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; value > 0n; value >>= 8n) bytes.unshift(Number(value & 0xffn))
  return Uint8Array.from([...Array.from({ length: zeros }, () => 0), ...bytes])
}

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

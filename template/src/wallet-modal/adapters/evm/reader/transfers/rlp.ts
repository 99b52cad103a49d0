/** A value to encode in RLP, the encoding of EVM transactions: hexadecimal digits of whole bytes, or a list of values. */
type RlpValue = string | readonly RlpValue[]

/** The digits of a number, without leading zero bytes. Zero has no digits. */
export function rlpNumber(value: bigint): string {
  const digits = value === BigInt(0) ? '' : value.toString(16)
  return digits.length % 2 === 0 ? digits : `0${digits}`
}

/** The prefix of a value with this many bytes. `start` is 0x80 for a byte string and 0xc0 for a list. */
function head(length: number, start: number): string {
  if (length <= 55) return rlpByte(start + length)
  const size = rlpNumber(BigInt(length))
  return rlpByte(start + 55 + size.length / 2) + size
}

const rlpByte = (value: number) => value.toString(16).padStart(2, '0')

/** Encodes a value as hexadecimal digits. */
export function encodeRlp(value: RlpValue): string {
  if (typeof value !== 'string') {
    const content = value.map(encodeRlp).join('')
    return head(content.length / 2, 0xc0) + content
  }
  return value.length === 2 && value < '80' ? value : head(value.length / 2, 0x80) + value
}

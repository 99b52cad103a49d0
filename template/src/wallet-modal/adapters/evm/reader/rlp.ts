/** A value in the encoding that EVM networks write transactions in (RLP): hexadecimal digits of whole bytes, or a list of such. */
type RlpValue = string | readonly RlpValue[]

/** A number without leading zeros; nothing at all for zero. */
export function rlpNumber(value: bigint): string {
  const digits = value === BigInt(0) ? '' : value.toString(16)
  return digits.length % 2 === 0 ? digits : `0${digits}`
}

/** What stands before so many bytes; `start` tells texts from lists. */
function head(length: number, start: number): string {
  if (length <= 55) return rlpByte(start + length)
  const size = rlpNumber(BigInt(length))
  return rlpByte(start + 55 + size.length / 2) + size
}

const rlpByte = (value: number) => value.toString(16).padStart(2, '0')

/** The encoded digits of a value. */
export function encodeRlp(value: RlpValue): string {
  if (typeof value !== 'string') {
    const content = value.map(encodeRlp).join('')
    return head(content.length / 2, 0xc0) + content
  }
  return value.length === 2 && value < '80' ? value : head(value.length / 2, 0x80) + value
}

/** One value in the ABI encoding of Solidity, as hexadecimal digits without `0x`. */
export interface AbiPart {
  digits: string
  /** Stands behind the values of a fixed size, which hold its place. */
  isDynamic: boolean
}

const wordDigits = 64
const most = BigInt(2) ** BigInt(256)

const word = (value: bigint) => value.toString(16).padStart(wordDigits, '0')
const padRight = (digits: string) => digits.padEnd(Math.ceil(digits.length / wordDigits) * wordDigits, '0')
const fixed = (digits: string): AbiPart => ({ digits, isDynamic: false })
const dynamic = (digits: string): AbiPart => ({ digits, isDynamic: true })

/** A number, a truth or a word of 32 bytes. @throws RangeError unless it fits into 256 bits without a sign */
export function uint(value: bigint): AbiPart {
  if (value < BigInt(0) || value >= most) throw new RangeError(`${value} is no 256 bit number`)
  return fixed(word(value))
}

/** An address of `0x` and 40 digits. */
export function account(address: string): AbiPart {
  return fixed(address.slice(2).toLowerCase().padStart(wordDigits, '0'))
}

/** Bytes of any length, as hexadecimal text with `0x`. */
export function bytes(hex: string): AbiPart {
  const digits = hex.slice(2)
  return dynamic(word(BigInt(digits.length / 2)) + padRight(digits))
}

/** A text as UTF-8. */
export function text(value: string): AbiPart {
  const encoded = new TextEncoder().encode(value)
  return bytes(`0x${Array.from(encoded, (byte) => byte.toString(16).padStart(2, '0')).join('')}`)
}

/** Values side by side: fixed ones in place, the place of dynamic ones in place of them. */
function join(parts: readonly AbiPart[]): string {
  let behind = parts.reduce((sum, { digits, isDynamic }) => sum + (isDynamic ? wordDigits : digits.length), 0)
  let tail = ''
  const heads = parts.map(({ digits, isDynamic }) => {
    if (!isDynamic) return digits
    const place = word(BigInt(behind / 2))
    behind += digits.length
    tail += digits
    return place
  })
  return heads.join('') + tail
}

/** A struct. */
export function tuple(...parts: readonly AbiPart[]): AbiPart {
  return { digits: join(parts), isDynamic: parts.some(({ isDynamic }) => isDynamic) }
}

/** A list of any length. */
export function list(items: readonly AbiPart[]): AbiPart {
  return dynamic(word(BigInt(items.length)) + join(items))
}

/** The data of a call. */
export function encodeCall(selector: string, ...parts: readonly AbiPart[]): string {
  return selector + join(parts)
}

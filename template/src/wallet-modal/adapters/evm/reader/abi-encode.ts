/** One value in the ABI encoding of Solidity, as hexadecimal digits without `0x`. */
export interface AbiPart {
  digits: string
  /** A dynamic value follows all values of a fixed size. Its own place has an offset to it. */
  isDynamic: boolean
}

const wordDigits = 64
const most = BigInt(2) ** BigInt(256)

const word = (value: bigint) => value.toString(16).padStart(wordDigits, '0')
const padRight = (digits: string) => digits.padEnd(Math.ceil(digits.length / wordDigits) * wordDigits, '0')
const fixed = (digits: string): AbiPart => ({ digits, isDynamic: false })
const dynamic = (digits: string): AbiPart => ({ digits, isDynamic: true })

/** Encodes a number, a boolean or a 32-byte word. @throws RangeError unless the value fits into an unsigned 256-bit number */
export function uint(value: bigint): AbiPart {
  if (value < BigInt(0) || value >= most) throw new RangeError(`${value} is no 256 bit number`)
  return fixed(word(value))
}

/** Encodes an address of `0x` and 40 digits. */
export function account(address: string): AbiPart {
  return fixed(address.slice(2).toLowerCase().padStart(wordDigits, '0'))
}

/** Encodes bytes of any length, given as hexadecimal text with `0x`. */
export function bytes(hex: string): AbiPart {
  const digits = hex.slice(2)
  return dynamic(word(BigInt(digits.length / 2)) + padRight(digits))
}

/** Encodes a text as UTF-8. */
export function text(value: string): AbiPart {
  const encoded = new TextEncoder().encode(value)
  return bytes(`0x${Array.from(encoded, (byte) => byte.toString(16).padStart(2, '0')).join('')}`)
}

/** Joins values: fixed values in place, and for each dynamic value an offset to its content, which follows. */
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

/** Encodes a struct. */
export function tuple(...parts: readonly AbiPart[]): AbiPart {
  return { digits: join(parts), isDynamic: parts.some(({ isDynamic }) => isDynamic) }
}

/** Encodes a list of any length. */
export function list(items: readonly AbiPart[]): AbiPart {
  return dynamic(word(BigInt(items.length)) + join(items))
}

/** Encodes the data of a contract call. */
export function encodeCall(selector: string, ...parts: readonly AbiPart[]): string {
  return selector + join(parts)
}

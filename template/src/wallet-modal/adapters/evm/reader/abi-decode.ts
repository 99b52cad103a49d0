import { maxDecimals } from '../../../domain/tokens/token-amount'
const wordDigits = 64

/** The digits of a hexadecimal text of whole bytes, without `0x`; undefined for anything else. */
export function digitsOf(answer: unknown): string | undefined {
  return typeof answer === 'string' && answer.length % 2 === 0 && /^0x[0-9a-fA-F]*$/.test(answer)
    ? answer.slice(2).toLowerCase()
    : undefined
}

/** Reads the 32-byte word at an offset in digits. */
function wordAt(digits: string, place: number): bigint | undefined {
  const word = digits.slice(place, place + wordDigits)
  return word.length === wordDigits ? BigInt(`0x${word}`) : undefined
}

/** Reads an offset or a length, converted to digits; undefined when it exceeds the answer. */
function sizeAt(digits: string, place: number, unit = 2): number | undefined {
  const word = wordAt(digits, place)
  return word !== undefined && word <= BigInt(digits.length) ? Number(word) * unit : undefined
}

function bytesAt(digits: string, place: number): string | undefined {
  const length = sizeAt(digits, place)
  const start = place + wordDigits
  return length === undefined || start + length > digits.length ? undefined : digits.slice(start, start + length)
}

/** The number in an answer of exactly 32 bytes. */
export function decodeUint(answer: unknown): bigint | undefined {
  const digits = digitsOf(answer)
  return digits?.length === wordDigits ? BigInt(`0x${digits}`) : undefined
}

/** The address in an answer, in lower case; undefined for the zero address, which stands for none. */
export function decodeAccount(answer: unknown): string | undefined {
  const value = wordAt(digitsOf(answer) ?? '', 0)
  return value !== undefined && value > BigInt(0) && value < BigInt(2) ** BigInt(160)
    ? `0x${value.toString(16).padStart(40, '0')}`
    : undefined
}

/** The bytes in an answer, as hexadecimal digits without `0x`. */
export function decodeBytes(answer: unknown): string | undefined {
  const digits = digitsOf(answer) ?? ''
  const place = sizeAt(digits, 0)
  return place === undefined ? undefined : bytesAt(digits, place)
}

/** The text in an answer, or in the data of an error after its selector. */
export function decodeText(answer: unknown): string | undefined {
  const own = decodeBytes(answer)
  if (own === undefined) return undefined
  const values = Uint8Array.from({ length: own.length / 2 }, (_, index) =>
    Number.parseInt(own.slice(index * 2, index * 2 + 2), 16),
  )
  try {
    // A byte order mark is a part of the text: without it, the text would look like another one.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(values)
  } catch {
    return undefined
  }
}

/** Decodes `(bool success, bytes data)[]`: the answer of each call, undefined for a call that failed. */
export function decodeResults(answer: unknown): readonly (string | undefined)[] | undefined {
  const digits = digitsOf(answer) ?? ''
  const place = sizeAt(digits, 0)
  const count = place === undefined ? undefined : sizeAt(digits, place, 1)
  if (place === undefined || count === undefined) return undefined
  const start = place + wordDigits
  const results: (string | undefined)[] = []
  for (let index = 0; index < count; index += 1) {
    const offset = sizeAt(digits, start + index * wordDigits)
    if (offset === undefined) return undefined
    const item = start + offset
    const inner = sizeAt(digits, item + wordDigits)
    const own = inner === undefined ? undefined : bytesAt(digits, item + inner)
    results.push(wordAt(digits, item) === BigInt(1) && own !== undefined ? `0x${own}` : undefined)
  }
  return results
}

/** The number of decimals in an answer; undefined for a number that no token can have. */
export function toDecimals(answer: unknown): number | undefined {
  const value = decodeUint(answer)
  return value !== undefined && value <= BigInt(maxDecimals) ? Number(value) : undefined
}

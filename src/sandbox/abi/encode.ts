/** An argument of a call: a number, an address or 32 bytes in hexadecimal, or a text. */
export type AbiValue = bigint | `0x${string}` | { readonly text: string }

/** The arguments of a call or constructor, without the leading 0x. */
export function encodeValues(values: readonly AbiValue[]): string {
  let tail = ''
  const heads = values.map((value) => {
    if (typeof value === 'bigint') return word(value.toString(16))
    if (typeof value === 'string') return word(value.slice(2))
    const offset = values.length * 32 + tail.length / 2
    tail += encodeBytes(Buffer.from(value.text, 'utf8').toString('hex'))
    return word(offset.toString(16))
  })
  return heads.join('') + tail
}

/** Calldata: the selector of a function (with 0x) and its arguments. */
export function encodeCall(selector: string, ...values: readonly AbiValue[]): `0x${string}` {
  return `0x${selector.slice(2)}${encodeValues(values)}`
}

/** Encodes bytes with their length before them, padded to whole words. Takes and returns hexadecimal without 0x. */
export function encodeBytes(hex: string): string {
  return word((hex.length / 2).toString(16)) + hex.padEnd(Math.ceil(hex.length / 64) * 64, '0')
}

/** Encodes a number or an address as 32 bytes. Takes and returns hexadecimal without 0x. */
export function word(hex: string): string {
  return hex.toLowerCase().padStart(64, '0')
}

/** Bytes in memory that WebCrypto accepts. */
export type Bytes = Uint8Array<ArrayBuffer>

const textEncoder = new TextEncoder()

/** The bytes of a text in UTF-8. */
export function utf8(text: string): Bytes {
  return textEncoder.encode(text)
}

/** Joins byte strings. */
export function concatBytes(...parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** Joins byte strings, each with its length in front (4 bytes, big-endian), so that no two lists give the same bytes. */
export function joinWithLengths(...parts: readonly Uint8Array[]): Bytes {
  return concatBytes(
    ...parts.flatMap((part) => {
      const length = new Uint8Array(4)
      new DataView(length.buffer).setUint32(0, part.length)
      return [length, part]
    }),
  )
}

/** Writes bytes as base64url without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let characters = ''
  for (const byte of bytes) characters += String.fromCharCode(byte)
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Reads base64url without padding. Undefined unless the text is exactly what `toBase64Url` writes. */
export function fromBase64Url(text: string): Bytes | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined
  const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0))
  return toBase64Url(bytes) === text ? bytes : undefined
}

/** Writes bytes as lower-case hexadecimal digits. */
export function toHexText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Writes hexadecimal digits behind `0x` in lower case. */
export function lowerHex(text: string): `0x${string}` {
  return `0x${text.slice(2).toLowerCase()}`
}

/** Overwrites bytes. JavaScript cannot promise that no copy is left, so this is a best effort. */
export function wipe(...secrets: readonly (Uint8Array | null | undefined)[]): void {
  for (const secret of secrets) secret?.fill(0)
}

/** Bytes in a buffer that is not shared, as WebCrypto takes them. */
export type Bytes = Uint8Array<ArrayBuffer>

/** The bytes of a text in UTF-8. */
export const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

/** Writes bytes as base64url without padding. */
export function toBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
}

/** Reads base64url without padding; undefined for other texts. Only one text is valid for the same bytes. */
export function fromBase64url(text: string): Bytes | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined
  const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
  return toBase64url(bytes) === text ? bytes : undefined
}

/** Writes bytes as lower-case hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The SHA-256 of bytes as 64 hexadecimal digits. */
export async function sha256Hex(bytes: Bytes): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** Puts parts together, each behind its length in four bytes (big-endian), so that no other parts give the same bytes. */
export function withLengths(parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + 4 + length, 0))
  const view = new DataView(joined.buffer)
  let at = 0
  for (const part of parts) {
    view.setUint32(at, part.length)
    joined.set(part, at + 4)
    at += 4 + part.length
  }
  return joined
}

/** Makes random bytes as base64url. */
export function randomText(length: number): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(length)))
}

/** Compares two texts of the same length in a time that does not depend on where they differ. */
export function isSameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}

import { sameBytes } from '../hash'

/** The storage format of a text file, apart from its lines. A changed file keeps its storage format. */
export interface TextStyle {
  newline: '\n' | '\r\n'
  byteOrderMark: boolean
}

export const plainStyle: TextStyle = { newline: '\n', byteOrderMark: false }

/** Returns whether bytes are text: UTF-8 without a NUL. */
export function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Returns the text of a file with LF and without a byte order mark, for any storage format. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\r\n', '\n')
}

/** Marks the end of a line that ends with LF in a file whose other lines end with CRLF. No text contains this character. */
const endsWithLf = '\0'

/**
 * Returns the text of a file without its byte order mark. A line whose end differs from most other lines gets a mark, so that `bytesOf` in
 * the style of the file stores every line unchanged. If all line ends are the same, the result is the same as the result of `textOf`.
 */
export function textWithLineEnds(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  if (styleOfText(bytes).newline === '\n') return text
  return text.replaceAll(/(?<!\r)\n/g, `${endsWithLf}\n`).replaceAll('\r\n', '\n')
}

/** Returns the line ends of most lines, and whether the file has a byte order mark. */
export function styleOfText(bytes: Uint8Array): TextStyle {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const windows = text.split('\r\n').length - 1
  const unix = text.split('\n').length - 1 - windows
  return { newline: windows > unix ? '\r\n' : '\n', byteOrderMark: text.startsWith('\uFEFF') }
}

/** Encodes a text (LF, no byte order mark) in a style. */
export function bytesOf(text: string, style: TextStyle = plainStyle): Uint8Array {
  const windows = (): string => text.replaceAll(/(\0?)\n/g, (_, mark) => (mark === endsWithLf ? '\n' : '\r\n'))
  const lines = style.newline === '\r\n' ? windows() : text
  return new TextEncoder().encode((style.byteOrderMark ? '\uFEFF' : '') + lines)
}

/** Returns whether two files have the same text. Files that are not text must have the same bytes. */
export function sameText(a: Uint8Array, b: Uint8Array): boolean {
  return sameBytes(a, b) || (isText(a) && isText(b) && textOf(a) === textOf(b))
}

/** Returns `bytes` with the line ends and byte order mark of a style. Bytes that are not text are returned unchanged. */
export function restyled(bytes: Uint8Array, style: TextStyle): Uint8Array {
  return isText(bytes) ? bytesOf(textOf(bytes), style) : bytes
}

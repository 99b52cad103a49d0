import { sameBytes } from '../hash'

/** How a text file is stored, apart from its lines: kept when we change one. */
export interface TextStyle {
  newline: '\n' | '\r\n'
  byteOrderMark: boolean
}

export const plainStyle: TextStyle = { newline: '\n', byteOrderMark: false }

/** Whether bytes are text: UTF-8 without a NUL. */
export function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The text of a file, with LF and without a byte order mark, however it is stored. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\r\n', '\n')
}

/** Stands at the end of a line that ends with LF in a file whose others end with CRLF. No text has this sign. */
const endsWithLf = '\0'

/**
 * The text of a file without its byte order mark, where a line whose end is not that of most others keeps it: `bytesOf`, in the style
 * of the file, stores every line as it was. With line ends that are all the same it is `textOf`.
 */
export function textWithLineEnds(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  if (styleOfText(bytes).newline === '\n') return text
  return text.replaceAll(/(?<!\r)\n/g, `${endsWithLf}\n`).replaceAll('\r\n', '\n')
}

/** The line ends (those of the majority) and the byte order mark of a file. */
export function styleOfText(bytes: Uint8Array): TextStyle {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const windows = text.split('\r\n').length - 1
  const unix = text.split('\n').length - 1 - windows
  return { newline: windows > unix ? '\r\n' : '\n', byteOrderMark: text.startsWith('\uFEFF') }
}

/** Stores a text (LF, no byte order mark) in a style. */
export function bytesOf(text: string, style: TextStyle = plainStyle): Uint8Array {
  const windows = (): string => text.replaceAll(/(\0?)\n/g, (_, mark) => (mark === endsWithLf ? '\n' : '\r\n'))
  const lines = style.newline === '\r\n' ? windows() : text
  return new TextEncoder().encode((style.byteOrderMark ? '\uFEFF' : '') + lines)
}

/** Whether two files hold the same text; files that are no text have to be the same byte for byte. */
export function sameText(a: Uint8Array, b: Uint8Array): boolean {
  return sameBytes(a, b) || (isText(a) && isText(b) && textOf(a) === textOf(b))
}

/** `bytes` with the line ends and byte order mark of `like`; what is no text stays as it is. */
export function restyled(bytes: Uint8Array, style: TextStyle): Uint8Array {
  return isText(bytes) ? bytesOf(textOf(bytes), style) : bytes
}

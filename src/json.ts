export type JsonObject = Record<string, unknown>

/** The style of a JSON file. An edited file keeps its style. */
export interface JsonStyle {
  indent: string
  newline: '\n' | '\r\n'
  finalNewline: boolean
  byteOrderMark: boolean
}

/** Whether a value is an object with keys. */
export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Parses a JSON object. Throws `SyntaxError` for any other text. */
export function parseJsonObject(text: string): JsonObject {
  const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
  if (!isRecord(value)) throw new SyntaxError('expected a JSON object')
  return value
}

/** The indentation, line ends and final newline of a JSON text. */
export function styleOf(text: string): JsonStyle {
  return {
    indent: /\n([ \t]+)"/.exec(text)?.[1] ?? '  ',
    newline: text.includes('\r\n') ? '\r\n' : '\n',
    finalNewline: text === '' || text.endsWith('\n'),
    byteOrderMark: text.startsWith('\uFEFF'),
  }
}

/** Writes a value in a style. */
export function formatJson(value: unknown, style: JsonStyle = styleOf('')): string {
  const body = JSON.stringify(value, null, style.indent) + (style.finalNewline ? '\n' : '')
  return (style.byteOrderMark ? '\uFEFF' : '') + (style.newline === '\r\n' ? body.replaceAll('\n', '\r\n') : body)
}

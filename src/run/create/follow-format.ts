import type { Format } from '../../merge/merge-changes'
import { bytesOf, styleOfText, textOf } from '../../text/text-style'

/**
 * Formats a text with the project's formatter, and keeps the file's line ends. Formats an existing file only if the formatter would not
 * change its present text. Otherwise, the change would touch unrelated lines.
 */
export async function followFormat(
  path: string,
  { before, after }: { before: string | null; after: string },
  format: Format | null,
): Promise<string> {
  if (!format || (before !== null && !(await follows(path, before, format)))) return after
  const bytes = new TextEncoder().encode(after)
  const formatted = await format(path, textOf(bytes))
  return formatted === null ? after : stored(formatted, bytes)
}

async function follows(path: string, text: string, format: Format): Promise<boolean> {
  const bytes = new TextEncoder().encode(text)
  const plain = textOf(bytes)
  return stored(plain, bytes) === text && (await format(path, plain)) === plain
}

/** Returns a text (LF) with the line ends and byte order mark of a file. */
function stored(text: string, like: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOf(text, styleOfText(like)))
}

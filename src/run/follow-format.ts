import type { Format } from '../merge/merge-changes'
import { bytesOf, styleOfText, textOf } from '../text/text-style'

/**
 * A text as the project's formatter would have it, with its own line ends. A file that is there already follows the formatter
 * only when it did so before: else more of it would change than has to.
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

/** A text (LF) with the line ends and byte order mark of a file. */
function stored(text: string, like: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOf(text, styleOfText(like)))
}

import type { Edit } from '../../wire/wrap'

export type { Edit } from '../../wire/wrap'

/**
 * Replaces source ranges of a text and leaves all other bytes unchanged, with one exception: when an edit removes whole lines, the empty
 * lines below them are removed, too, if an empty line, an opening brace or the start of the file stands above them, or the end of the file
 * below them. Throws when two edits overlap.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end)
  let [result, at] = ['', 0]
  for (const [index, edit] of ordered.entries()) {
    if (edit.start < at) throw new Error(`Two edits overlap at ${edit.start}.`)
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
    const next = ordered[index + 1]?.start ?? text.length
    if (removesLines(text, edit) && /(^|\n[ \t]*\r?\n|\{[ \t]*\r?\n)$/.test(result))
      at += /^(?:[ \t]*\r?\n)*/.exec(text.slice(at, next))?.[0].length ?? 0
  }
  const rest = text.slice(at)
  const last = ordered.at(-1)
  const isAtEnd = rest === '' && last !== undefined && removesLines(text, last)
  return isAtEnd ? result.replace(/(\r?\n)(?:[ \t]*\r?\n)+$/, '$1') : result + rest
}

/** Whether an edit removes whole lines. */
function removesLines(text: string, { start, end, text: given }: Edit): boolean {
  return given === '' && end > start && (start === 0 || text[start - 1] === '\n') && text[end - 1] === '\n'
}

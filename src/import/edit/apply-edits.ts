import type { Edit } from '../../wire/wrap'

export type { Edit } from '../../wire/wrap'

/** Replaces parts of a text. Every other byte stays as it is. Throws when two edits overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end)
  let [result, at] = ['', 0]
  for (const edit of ordered) {
    if (edit.start < at) throw new Error(`Two edits overlap at ${edit.start}.`)
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at)
}

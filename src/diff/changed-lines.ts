import type { Change, Local } from '../plan/plan'
import { isText, textOf } from '../text/text-style'

/** The numbers of added and removed lines. */
export interface ChangedLines {
  added: number
  removed: number
}

/** Counts the lines that some changes add and remove. */
export async function changedLines(
  changes: readonly Change[],
  local: ReadonlyMap<string, Local>,
): Promise<ChangedLines> {
  const total = { added: 0, removed: 0 }
  for (const { path, action, from, bytes } of changes) {
    if (bytes === undefined && action !== 'remove') continue
    const mine = local.get(from ?? path)
    const before = mine?.kind === 'file' ? mine.bytes : null
    const { added, removed } = await between(path, before, action === 'remove' ? null : (bytes ?? null))
    total.added += added
    total.removed += removed
  }
  return total
}

/** Returns the numbers in words: `12 lines added, 1 line removed`. */
export function linesInWords({ added, removed }: ChangedLines): string {
  const count = (lines: number): string => `${lines} ${lines === 1 ? 'line' : 'lines'}`
  return [
    ...(added > 0 || removed === 0 ? [`${count(added)} added`] : []),
    ...(removed > 0 ? [`${count(removed)} removed`] : []),
  ].join(', ')
}

async function between(path: string, before: Uint8Array | null, after: Uint8Array | null): Promise<ChangedLines> {
  if (before === null || after === null) return { added: lineCount(after), removed: lineCount(before) }
  // Most runs only add files, and then need no library that compares texts.
  const { diffFiles } = await import('./file-diff')
  return diffFiles({ before: { path, bytes: before }, after: { path, bytes: after } })
}

function lineCount(bytes: Uint8Array | null): number {
  if (bytes === null || bytes.length === 0 || !isText(bytes)) return 0
  return textOf(bytes).replace(/\n$/, '').split('\n').length
}

import { diffFiles } from '../diff/file-diff'
import { sameBytes } from '../hash'
import { isText, textOf } from '../text/text-style'
import { isSameCode } from './same-code'

/** How a file differs from the text of its release. */
export type Difference =
  | { state: 'line-ends' | 'formatting' }
  | {
      state: 'changed'
      /** The number of the first differing line in the project's file, from 1; `null` for a binary file. */
      line: number | null
      added: number
      removed: number
    }

/**
 * Compares a file with the text of its release. Returns `null` when both have the same bytes.
 * @param formatted the released text after the project's formatter has run; `null` without a run of the formatter
 */
export function compareFile(
  path: string,
  released: Uint8Array,
  mine: Uint8Array,
  formatted: Uint8Array | null,
): Difference | null {
  if (sameBytes(released, mine)) return null
  if (!isText(released) || !isText(mine)) return { state: 'changed', line: null, added: 0, removed: 0 }
  const [before, after] = [textOf(released), textOf(mine)]
  if (before === after) return { state: 'line-ends' }
  if (formatted !== null && textOf(formatted) === after) return { state: 'formatting' }
  if (isSameCode(path, before, after)) return { state: 'formatting' }
  const base = formatted ?? released
  const { added, removed } = diffFiles({ before: { path, bytes: base }, after: { path, bytes: mine } })
  return { state: 'changed', line: firstDifference(textOf(base), after), added, removed }
}

function firstDifference(before: string, after: string): number {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  return fresh.findIndex((line, index) => line !== old[index]) + 1 || Math.min(old.length, fresh.length)
}

import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from 'diff'
import { isText, textOf } from '../text/text-style'

/** The two sides of a file; `null` for a side on which the file does not exist. */
export interface TwoSides {
  before: { path: string; bytes: Uint8Array } | null
  after: { path: string; bytes: Uint8Array } | null
}

export interface FileDiff {
  /** The numbers of added and removed lines; 0 for files that are not text. */
  added: number
  removed: number
  /** A patch that `git apply` accepts; `null` for files that are not text. */
  patch: string | null
}

const mode = '100644'

/** Compares two texts by lines. Line ends and byte order marks do not count as differences. */
export function diffFiles({ before, after }: TwoSides): FileDiff {
  if ([before, after].some((side) => side !== null && !isText(side.bytes))) return { added: 0, removed: 0, patch: null }
  const [from, to] = [before?.path ?? after?.path ?? '', after?.path ?? before?.path ?? '']
  const text = (side: TwoSides['before']): string => (side === null ? '' : textOf(side.bytes))
  const patch = structuredPatch(`a/${from}`, `b/${to}`, text(before), text(after), undefined, undefined, { context: 3 })
  const lines = patch.hunks.flatMap((hunk) => hunk.lines)
  patch.isGit = true
  if (before === null) Object.assign(patch, { isCreate: true, newMode: mode, oldFileName: '/dev/null' })
  if (after === null) Object.assign(patch, { isDelete: true, oldMode: mode, newFileName: '/dev/null' })
  if (from !== to) patch.isRename = true
  return {
    added: lines.filter((line) => line.startsWith('+')).length,
    removed: lines.filter((line) => line.startsWith('-')).length,
    patch: formatPatch(patch, FILE_HEADERS_ONLY),
  }
}

import { join } from 'node:path'
import { CliError } from '../errors'
import type { FileSystem } from '../fs/file-system'
import { isPlainPath } from '../fs/plain-path'
import { isRecord, parseJsonObject } from '../json'

/** What a run says about itself for the day somebody wants it undone. */
export interface UndoNote {
  command: string
  /** The template's version before the run; `null` when there was no copy. */
  from: string | null
  to: string
  /** Paths that are to be edited after the run: undoing does not ask before it takes these edits back. */
  open: string[]
}

/** A run that can be undone: the hashes of what it found and of what it left. The bytes it found are beside it, named by hash. */
export interface UndoRecord extends UndoNote {
  schema: 1
  /** Folders the run created, outermost first. */
  folders: string[]
  files: { path: string; before: string | null; after: string | null }[]
}

/** Where the last run of a project is kept. The folder ignores itself in git. */
export const undoFolder = '.wallet-modal-undo'

export const undoFile = {
  // Without an ending, as the blobs beside it: no formatter or linter takes it for a file of the project.
  record: (folder: string) => join(folder, 'record'),
  blob: (folder: string, hash: string) => join(folder, hash),
}

/** The record of the last run in a project; `null` when there is none. Throws `WM_UNDO_MISSING` when it cannot be read. */
export async function readUndo(fs: FileSystem, project: string): Promise<UndoRecord | null> {
  const folder = join(project, undoFolder)
  if ((await fs.kind(folder)) !== 'folder') return null
  const path = undoFile.record(folder)
  if ((await fs.kind(path)) !== 'file') return null
  try {
    return toRecord(parseJsonObject(new TextDecoder().decode(await fs.read(path))))
  } catch (cause) {
    throw new CliError(
      'WM_UNDO_MISSING',
      {
        what: `${path} cannot be read.`,
        why: 'Without it there is no telling what the last run has changed.',
        hint: 'Use version control to go back, and delete the folder.',
        path,
      },
      { cause },
    )
  }
}

function toRecord({ command, from, to, open, folders, files }: Record<string, unknown>): UndoRecord {
  const isText = (value: unknown): value is string => typeof value === 'string'
  const arePaths = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((path) => isText(path) && isPlainPath(path))
  if (!isText(command) || !(from === null || isText(from)) || !isText(to) || !arePaths(open) || !arePaths(folders)) {
    throw new SyntaxError('not an undo record')
  }
  if (!Array.isArray(files)) throw new SyntaxError('not an undo record')
  return { schema: 1, command, from, to, open, folders, files: files.map(toFile) }
}

function toFile(value: unknown): UndoRecord['files'][number] {
  const isHash = (hash: unknown): hash is string | null =>
    hash === null || (typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash))
  if (!isRecord(value)) throw new SyntaxError('not an undo record')
  const { path, before, after } = value
  if (typeof path !== 'string' || !isPlainPath(path) || !isHash(before) || !isHash(after)) {
    throw new SyntaxError('not an undo record')
  }
  return { path, before, after }
}

import { join, posix } from 'node:path'
import { CliError } from '../errors'
import { isPlainPath } from '../fs/plain-path'
import { isRecord } from '../json'
import { unsealJson, type SealedPlace } from '../seal/sealed-json'

/** The description of a run that `undo` shows. */
export interface UndoNote {
  command: string
  /** The template's version before the run; `null` if there was no copy. */
  from: string | null
  to: string
  /** Paths that people are expected to edit after the run. `undo` takes these edits back without asking. */
  open: string[]
}

/**
 * A run that can be undone: the hashes of the files before and after the run. The bytes from before are files beside the record, named by
 * hash.
 */
export interface UndoRecord extends UndoNote {
  schema: 2
  /** The folders that the run has created, outermost first. */
  folders: string[]
  files: { path: string; before: string | null; after: string | null }[]
  /** The hashes of lockfiles in the folders around the project. Their bytes are kept, because an install may rewrite them. */
  around: string[]
}

/** The folder that keeps the last run of a project. The folder contains a `.gitignore` that ignores the folder itself. */
export const undoFolder = '.wallet-modal-undo'

export const undoFile = {
  // The record has no file extension, like the blobs beside it, so that no formatter or linter takes it for a file of the project.
  record: (folder: string) => posix.join(folder, 'record'),
  blob: (folder: string, hash: string) => posix.join(folder, hash),
  /** The changes of lockfiles by an install after the run. */
  installed: (folder: string) => posix.join(folder, 'installed'),
}

/**
 * Returns the record of the last run in a project; `null` if there is none. Throws `WM_RUN_FOREIGN` for a record that was not written by
 * this user on this machine, because such a record may have come with a repository.
 */
export async function readUndo(place: SealedPlace): Promise<UndoRecord | null> {
  const folder = join(place.root, undoFolder)
  if ((await place.fs.kind(folder)) !== 'folder') return null
  const path = join(place.root, undoFile.record(undoFolder))
  return (await place.fs.kind(path)) === 'file' ? readRecord(place, await place.fs.read(path), folder) : null
}

/** Returns the record in a file. Throws `WM_RUN_FOREIGN` if the record is not signed. */
export async function readRecord(place: SealedPlace, bytes: Uint8Array, folder: string): Promise<UndoRecord> {
  const record = await unsealJson(place, 'undo', bytes)
  if (record === null) throw foreignUndo(folder)
  return toRecord(record, folder)
}

/**
 * Throws unless the folder of the record is free, or contains the record of an own run and nothing else. The run is about to replace the
 * folder.
 */
export async function requireOwnUndo(place: SealedPlace): Promise<void> {
  const folder = join(place.root, undoFolder)
  const kind = await place.fs.kind(folder)
  if (kind === null) return
  if (kind !== 'folder') throw foreignUndo(folder)
  const names = await place.fs.list(folder)
  if (names.length === 0) return
  const record = await readUndo(place)
  const own = new Set(record === null ? [] : namesOf(record))
  if (!names.every((name) => own.has(name))) throw foreignUndo(folder)
}

/** Returns the names of all files in the folder of a record. The record itself is last. */
export function namesOf({ files, around }: UndoRecord): string[] {
  const blobs = new Set([...files.flatMap(({ before }) => before ?? []), ...around])
  return [...blobs, '.gitignore', 'installed', 'record']
}

function foreignUndo(folder: string): CliError {
  return new CliError('WM_RUN_FOREIGN', {
    what: `${folder} holds something that no run of yours on this machine has put there.`,
    why: 'It may have come with the repository, or be yours: nothing of it is used, and nothing of it is deleted.',
    hint: 'Look at it, then move it away or delete it. To go back to earlier files, use version control.',
    path: folder,
  })
}

function toRecord(content: Record<string, unknown>, folder: string): UndoRecord {
  const { command, from, to, open, folders, files, around = [] } = content
  const isText = (value: unknown): value is string => typeof value === 'string'
  const arePaths = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((path) => isText(path) && isPlainPath(path))
  const isTold = isText(command) && (from === null || isText(from)) && isText(to)
  if (!isTold || !arePaths(open) || !arePaths(folders)) throw foreignUndo(folder)
  if (!Array.isArray(files) || !files.every(isFile)) throw foreignUndo(folder)
  if (!Array.isArray(around) || !around.every(isHash)) throw foreignUndo(folder)
  return { schema: 2, command, from, to, open, folders, files, around }
}

function isFile(value: unknown): value is UndoRecord['files'][number] {
  if (!isRecord(value)) return false
  const { path, before, after } = value
  return typeof path === 'string' && isPlainPath(path) && isHashOrNull(before) && isHashOrNull(after)
}

/** Returns whether a value is the hash of a file, or `null` for no file. */
export function isHashOrNull(value: unknown): value is string | null {
  return value === null || isHash(value)
}

function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

import { join, posix } from 'node:path'
import { apply, type Write } from '../../apply/apply'
import { CliError } from '../../errors'
import { below, type FileSystem, type Ground } from '../../fs/file-system'
import { removeIfEmpty } from '../../fs/tree'
import { sha256 } from '../../hash'
import { clearUnmerged } from '../../host/git'
import { isLockfile } from '../../host/lockfile'
import { manifestName } from '../../manifest/manifest'
import { removeUndo } from '../../undo/keep-undo'
import { lockfilesBack, type LockfileBack } from '../../undo/installed'
import { readUndo, undoFile, undoFolder, type UndoRecord } from '../../undo/undo-record'
import type { ChangeOutcome } from '../change-outcome'
import type { RunContext } from '../context'
import type { ChangeReport } from '../outcome'
import { readLocal } from '../read-local'

/**
 * Undoes the last run in a project: every file gets the bytes that it had before the run. Throws `WM_UNDO_MISSING` if there is no record,
 * and `WM_UNDO_EDITED` if later edits would be lost. With `force`, later edits are lost.
 */
export async function undoLast(
  project: string,
  { force, dryRun }: { force: boolean; dryRun: boolean },
  context: RunContext,
  outcome: ChangeOutcome,
): Promise<void> {
  const { fs, seal, exec } = context
  const place = { fs, seal, root: project }
  const record = await readUndo(place)
  if (!record) {
    // An undo that was killed at its last step has left an empty folder. The folder does no harm if it cannot be removed.
    if (!dryRun) await forgetIfUndone(project, context).catch(() => {})
    throw nothing(project)
  }
  const { writes, edited } = await writesBack(fs, project, record)
  if (edited.length > 0 && !force) throw editedSince(edited, record)
  outcome.version = { ...outcome.version, from: record.to, to: record.from }
  const lockfiles = await lockfilesBack(place, record)
  outcome.changes = [...writes, ...lockfiles.back.map((file) => ({ ...file, path: file.shown }))].map(undone)
  outcome.warnings.push(
    ...lockfiles.changed.map(
      (path) => `${path} has changed since the install, so it ${dryRun ? 'would stay' : 'stays'} as it is.`,
    ),
  )
  if (dryRun) return
  await apply(fs, project, writes, context)
  for (const file of lockfiles.back) await giveBack(file, context, outcome)
  // Every file is restored by now, so after an error only the record stays behind.
  await below(fs, project, (ground) => forget(ground, record)).catch((error: unknown) => {
    outcome.warnings.push(`Everything is back, but not all that the run had left could be removed: ${textOf(error)}`)
  })
  await clearUnmerged(exec, project, record.open)
}

/** Removes the record of a run that is already undone. The undo was killed after its last move, or has just finished. */
export async function forgetIfUndone(project: string, { fs, seal }: RunContext): Promise<void> {
  if ((await fs.kind(join(project, undoFolder))) !== 'folder') return
  const record = await readUndo({ fs, seal, root: project })
  if (record !== null && (await writesBack(fs, project, record)).writes.length > 0) return
  await below(fs, project, async (ground) => {
    if (record) await forget(ground, record)
    else await removeIfEmpty(ground, undoFolder)
  })
}

function undone({ path, bytes, before }: Pick<Write, 'path' | 'bytes' | 'before'>): ChangeReport {
  const action = bytes === null ? 'remove' : before === null ? 'add' : 'update'
  return { path, action, reason: 'undone', unit: null }
}

/** Restores a lockfile as it was before the install. If the lockfile cannot be written, the next install repairs it. */
async function giveBack(
  { folder, name, shown, bytes, before }: LockfileBack,
  context: RunContext,
  outcome: ChangeOutcome,
): Promise<void> {
  await apply(context.fs, folder, [{ path: name, bytes, before }], context).catch((error: unknown) => {
    outcome.changes = outcome.changes.filter(({ path }) => path !== shown)
    outcome.warnings.push(`${shown} is still as the install left it: ${textOf(error)}`)
  })
}

async function forget(ground: Ground, record: UndoRecord): Promise<void> {
  for (const folder of record.folders.toReversed()) await removeIfEmpty(ground, folder)
  await removeUndo(ground, record)
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function writesBack(
  fs: FileSystem,
  project: string,
  { files, open }: UndoRecord,
): Promise<{ writes: Write[]; edited: string[] }> {
  const writes: Write[] = []
  const edited: string[] = []
  // The team changes files after the run when it resolves conflicts and runs `--continue`. These edits belong to the change.
  const isConcluding = (path: string): boolean => open.length > 0 && path.split('/').at(-1) === manifestName
  // An install after the run may have rewritten the lockfile.
  const isOpen = (path: string): boolean => open.includes(path) || isConcluding(path) || isLockfile(path)
  const local = await readLocal(
    fs,
    project,
    files.map(({ path }) => path),
  )
  for (const { path, before, after } of files) {
    const mine = local.get(path)
    if (mine?.kind === 'other') throw notAFile(path)
    const now = mine ? sha256(mine.bytes) : null
    if (now === before || (now === null && isLockfile(path))) continue
    if (now !== after && !isOpen(path)) edited.push(path)
    const bytes = before === null ? null : await blobOf(fs, project, before)
    writes.push({ path, bytes, before: now, ...(before === null ? {} : { like: posix.join(undoFolder, before) }) })
  }
  return { writes, edited }
}

async function blobOf(fs: FileSystem, project: string, hash: string): Promise<Uint8Array> {
  const path = join(project, undoFile.blob(undoFolder, hash))
  const bytes = (await fs.kind(path)) === 'file' ? await fs.read(path) : null
  if (bytes && sha256(bytes) === hash) return bytes
  throw new CliError('WM_UNDO_MISSING', {
    what: `${path} is not there any more, or is damaged.`,
    why: 'Undoing gives back every byte, or does nothing.',
    hint: 'Use version control to go back.',
    path,
  })
}

function notAFile(path: string): CliError {
  return new CliError('WM_PATH_UNSAFE', {
    what: `${path} is a folder or a link now.`,
    why: 'Replacing it could destroy what it holds or points to.',
    hint: 'Move it away, then run the same command again.',
    path,
  })
}

function nothing(project: string): CliError {
  return new CliError('WM_UNDO_MISSING', {
    what: `There is no run to undo in ${project}.`,
    why: 'Only the last run is kept, on the machine that it ran on, and undoing it uses it up.',
    hint: 'Use version control to go further back.',
    path: project,
  })
}

function editedSince(edited: readonly string[], { command }: UndoRecord): CliError {
  const shown = edited.slice(0, 5).join(', ') + (edited.length > 5 ? ` and ${edited.length - 5} more` : '')
  return new CliError('WM_UNDO_EDITED', {
    what: `Edited since the last ${command}: ${shown}.`,
    why: 'Undoing would lose these edits.',
    hint: 'Commit or copy them first, then add --force.',
    ...(edited[0] === undefined ? {} : { path: edited[0] }),
  })
}

import { join } from 'node:path'
import { stageFile, type Journal } from '../apply/journal'
import { errorCode, type FileSystem } from '../fs/file-system'
import { removeTree } from '../fs/tree'
import { sealedJson, type SealedPlace } from '../seal/sealed-json'
import { namesOf, requireOwnUndo, undoFile, undoFolder, type UndoRecord } from './undo-record'

/**
 * Writes the record into the stage, before the commit: keeping it afterwards then takes renames only, and no space. Returns whether
 * there is one: without a key to sign it with there is not. Throws `WM_RUN_FOREIGN` when something that is not ours is in its place.
 */
export async function prepareUndo(place: SealedPlace, stage: string, record: UndoRecord): Promise<boolean> {
  const { fs } = place
  const bytes = await sealedJson(place, 'undo', { ...record })
  if (bytes === null) return false
  await requireOwnUndo(place)
  const folder = stageFile.undo(stage)
  await fs.makeFolder(folder)
  await fs.create(join(folder, '.gitignore'), new TextEncoder().encode('*\n'))
  await fs.create(undoFile.record(folder), bytes)
  return true
}

/** Moves what a commit has replaced, and the record, to where `undo` finds them. The record of the run before makes way. */
export async function keepUndo(place: SealedPlace, stage: string, journal: Journal): Promise<void> {
  const { fs } = place
  const folder = stageFile.undo(stage)
  if ((await fs.kind(folder)) === null) return
  for (const { path, before } of journal.moves) {
    if (before === null) continue
    const blob = undoFile.blob(folder, before)
    if ((await fs.kind(blob)) === null) await fs.rename(stageFile.old(stage, path), blob)
  }
  await requireOwnUndo(place)
  const kept = join(journal.root, undoFolder)
  await removeTree(fs, kept)
  await fs.rename(folder, kept)
}

/** Removes the record of a run and what it keeps; anything else that lies beside them stays. */
export async function removeUndo({ fs, root }: SealedPlace, record: UndoRecord): Promise<void> {
  const folder = join(root, undoFolder)
  for (const name of namesOf(record)) {
    const path = join(folder, name)
    if ((await fs.kind(path)) === 'file') await fs.removeFile(path)
  }
  await removeIfEmpty(fs, folder)
}

async function removeIfEmpty(fs: FileSystem, folder: string): Promise<void> {
  try {
    await fs.removeFolder(folder)
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error
  }
}

import { join } from 'node:path'
import { stageFile, type Journal } from '../apply/journal'
import type { FileSystem } from '../fs/file-system'
import { removeTree } from '../fs/tree'
import { undoFile, undoFolder, type UndoRecord } from './undo-record'

/** Writes the record into the stage, before the commit: keeping it afterwards then takes renames only, and no space. */
export async function prepareUndo(fs: FileSystem, stage: string, record: UndoRecord): Promise<void> {
  const folder = stageFile.undo(stage)
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
  await fs.makeFolder(folder)
  await fs.create(join(folder, '.gitignore'), encode('*\n'))
  await fs.create(undoFile.record(folder), encode(`${JSON.stringify(record)}\n`))
}

/** Moves what a commit has replaced, and the record, to where `undo` finds them. The record of the run before makes way. */
export async function keepUndo(fs: FileSystem, stage: string, journal: Journal): Promise<void> {
  const folder = stageFile.undo(stage)
  if ((await fs.kind(folder)) === null) return
  for (const { path, before } of journal.moves) {
    if (before === null) continue
    const blob = undoFile.blob(folder, before)
    if ((await fs.kind(blob)) === null) await fs.rename(stageFile.old(stage, path), blob)
  }
  const kept = join(journal.root, undoFolder)
  await removeTree(fs, kept)
  await fs.rename(folder, kept)
}

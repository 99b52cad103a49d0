import { stageFile, type Journal } from '../apply/journal'
import type { Ground } from '../fs/file-system'
import { removeIfEmpty } from '../fs/tree'
import { sha256 } from '../hash'
import { sealedJson, type SealedPlace } from '../seal/sealed-json'
import { namesOf, readRecord, readUndo, requireOwnUndo, undoFile, undoFolder, type UndoRecord } from './undo-record'

/**
 * Writes the record for `undo` into the stage, before the commit. So keeping the record later needs only renames, and no space on the disk.
 * `beside` has the bytes of files that the run does not write but `undo` restores. Returns `false` if there is no key to sign the record.
 * Throws `WM_RUN_FOREIGN` if the folder of the record was not created by this user on this machine.
 */
export async function prepareUndo(
  place: SealedPlace,
  ground: Ground,
  stage: string,
  record: UndoRecord,
  beside: readonly Uint8Array[],
): Promise<boolean> {
  const bytes = await sealedJson(place, 'undo', { ...record })
  if (bytes === null) return false
  await requireOwnUndo(place)
  const folder = stageFile.undo(stage)
  await ground.makeFolder(folder)
  await ground.create(`${folder}/.gitignore`, new TextEncoder().encode('*\n'))
  for (const each of beside) {
    const blob = undoFile.blob(folder, sha256(each))
    if ((await ground.kind(blob)) === null) await ground.create(blob, each)
  }
  await ground.create(undoFile.record(folder), bytes)
  return true
}

/**
 * Moves the replaced files and the record to the folder that `undo` reads. Removes the record of the run before. Returns the hashes of the
 * files that are kept; none if the run has no record.
 */
export async function keepUndo(
  place: SealedPlace,
  ground: Ground,
  stage: string,
  { moves }: Journal,
): Promise<ReadonlySet<string>> {
  const folder = stageFile.undo(stage)
  if ((await ground.kind(folder)) === null) return new Set()
  const held = new Map<string, string>()
  for (const { path, before } of moves) {
    const old = stageFile.old(stage, path)
    if (before !== null && (await ground.kind(old)) === 'file') held.set(path, sha256(await ground.read(old)))
  }
  await correctRecord(place, ground, folder, held)
  for (const [path, hash] of held) {
    const blob = undoFile.blob(folder, hash)
    if ((await ground.kind(blob)) === null) await ground.rename(stageFile.old(stage, path), blob)
  }
  await requireOwnUndo(place)
  await clearReplaced(place, ground)
  await ground.rename(folder, undoFolder)
  return new Set(held.values())
}

/** Corrects the record if somebody has saved a file at the last moment, so that the record names the bytes that are really kept. */
async function correctRecord(
  place: SealedPlace,
  ground: Ground,
  folder: string,
  held: ReadonlyMap<string, string>,
): Promise<void> {
  const path = undoFile.record(folder)
  const record = await readRecord(place, await ground.read(path), folder)
  const isTrue = record.files.every((file) => file.before === (held.get(file.path) ?? file.before))
  if (isTrue) return
  const files = record.files.map((file) => ({ ...file, before: held.get(file.path) ?? file.before }))
  const bytes = await sealedJson(place, 'undo', { ...record, files })
  if (bytes === null) return
  await ground.removeFile(path)
  await ground.create(path, bytes)
}

/** Removes the record of the run before. Foreign files in its folder were refused earlier. */
async function clearReplaced(place: SealedPlace, ground: Ground): Promise<void> {
  const record = await readUndo(place)
  if (record) await removeUndo(ground, record)
  else await removeIfEmpty(ground, undoFolder)
}

/** Removes the record of a run and the files that it keeps. Other files in the folder stay. */
export async function removeUndo(ground: Ground, record: UndoRecord): Promise<void> {
  for (const name of namesOf(record)) {
    const path = `${undoFolder}/${name}`
    if ((await ground.kind(path)) === 'file') await ground.removeFile(path)
  }
  await removeIfEmpty(ground, undoFolder)
}

import { dirname, join } from 'node:path'
import { errorCode, type FileSystem } from '../fs/file-system'
import { makeFolders, removeTree } from '../fs/tree'
import type { SealedPlace } from '../seal/sealed-json'
import { keepUndo } from '../undo/keep-undo'
import { stageFile, type Journal, type Move } from './journal'

/** Carries out a journal with renames only. Steps that are done already are passed over, so a killed commit can go on. */
export async function commit(fs: FileSystem, stage: string, journal: Journal, signal?: AbortSignal): Promise<void> {
  for (const folder of journal.folders) {
    if ((await fs.kind(join(journal.root, folder))) === null) await fs.makeFolder(join(journal.root, folder))
  }
  for (const move of journal.moves) {
    signal?.throwIfAborted()
    await step(fs, stage, journal.root, move)
  }
}

/** Takes a commit back, wherever it stopped. Creates nothing, so it works on a full disk. */
export async function undo(fs: FileSystem, stage: string, journal: Journal): Promise<void> {
  for (const move of journal.moves.toReversed()) await stepBack(fs, stage, journal.root, move)
  for (const folder of journal.folders.toReversed()) await removeIfEmpty(fs, join(journal.root, folder))
}

/** Whether a step is still to be done: what it brings, or what it takes away, has not moved yet. */
export async function isPending(fs: FileSystem, stage: string, move: Move): Promise<boolean> {
  return move.brings
    ? (await fs.kind(stageFile.fresh(stage, move.path))) !== null
    : (await fs.kind(stageFile.old(stage, move.path))) === null
}

/** Tidies up after a commit whose journal is gone: keeps what undoing it needs, clears the stage and the folders that it emptied. */
export async function tidy(place: SealedPlace, stage: string, journal: Journal): Promise<void> {
  await keepUndo(place, stage, journal)
  await clearStage(place.fs, stage)
  for (const { path, brings } of journal.moves) if (!brings) await removeEmptied(place.fs, journal.root, path)
}

/** Forgets the journal of a commit whose moves are all done: from then on it cannot be taken back by the next run. */
export function forget(fs: FileSystem, stage: string): Promise<void> {
  return fs.removeFile(stageFile.journal(stage))
}

/** Forgets a journal, and then clears its stage: without a journal a stage is only rubbish. */
export async function closeStage(fs: FileSystem, stage: string): Promise<void> {
  const journal = stageFile.journal(stage)
  if ((await fs.kind(journal)) !== null) await fs.removeFile(journal)
  await clearStage(fs, stage)
}

/** Removes a stage. Whose it is goes last, so that what a kill leaves of it is still known as ours. */
async function clearStage(fs: FileSystem, stage: string): Promise<void> {
  const owner = stageFile.owner(stage)
  const paths = (await fs.list(stage)).map((name) => join(stage, name))
  for (const path of paths) if (path !== owner) await removeTree(fs, path)
  await removeTree(fs, stage)
}

async function step(fs: FileSystem, stage: string, root: string, move: Move): Promise<void> {
  const target = join(root, move.path)
  const fresh = stageFile.fresh(stage, move.path)
  const old = stageFile.old(stage, move.path)
  if (!(await isPending(fs, stage, move))) return
  if (move.before !== null && (await fs.kind(old)) === null) {
    await makeFolders(fs, dirname(old))
    await fs.rename(target, old)
  }
  if (move.brings) await fs.rename(fresh, target)
}

async function stepBack(fs: FileSystem, stage: string, root: string, move: Move): Promise<void> {
  const target = join(root, move.path)
  const fresh = stageFile.fresh(stage, move.path)
  const old = stageFile.old(stage, move.path)
  const arrived = move.brings && (await fs.kind(fresh)) === null
  if (arrived && (await fs.kind(target)) !== null) await fs.rename(target, fresh)
  if (move.before !== null && (await fs.kind(old)) !== null) await fs.rename(old, target)
}

async function removeEmptied(fs: FileSystem, root: string, path: string): Promise<void> {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) await removeIfEmpty(fs, join(root, folder))
}

async function removeIfEmpty(fs: FileSystem, folder: string): Promise<void> {
  try {
    await fs.removeFolder(folder)
  } catch (error) {
    const code = errorCode(error)
    if (code !== 'ENOENT' && code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
}

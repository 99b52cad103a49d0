import { posix } from 'node:path'
import type { Ground } from '../fs/file-system'
import { freeBeside, removeIfEmpty } from '../fs/tree'
import type { SealedPlace } from '../seal/sealed-json'
import { keepUndo } from '../undo/keep-undo'
import { clearStage, contentAt, type Commit } from './commit'
import { stageFile } from './journal'

/** Marks a commit as done. If the run is killed later, the next run clears up and does not undo the commit. */
export function noteDone({ ground, stage }: Commit): Promise<void> {
  return ground.rename(stageFile.journal(stage), stageFile.done(stage))
}

/**
 * Clears up after a commit whose moves are all done. Keeps the files that `undo` needs, and removes the stage and the folders that are
 * empty now. If somebody saved a file after the plan was made, its text is kept beside the file that replaced it. A clean-up that was
 * killed can continue.
 */
export async function tidy(place: SealedPlace, commit: Commit): Promise<void> {
  const { ground, stage, journal } = commit
  const kept = await keepUndo(place, ground, stage, journal)
  for (const { path, before } of journal.moves) {
    if (before !== null) await discardOld(ground, stageFile.old(stage, path), path, new Set([...kept, before]))
  }
  // The stage is removed last. If this run is killed before that, the next run finds the moves in the stage, and clears up the rest.
  for (const { path, brings } of journal.moves) if (!brings) await removeEmptied(ground, path)
  await clearStage(ground, stage)
}

async function discardOld(ground: Ground, old: string, path: string, known: ReadonlySet<string>): Promise<void> {
  const content = await contentAt(ground, old)
  if (content === null) return
  if (known.has(content)) await ground.removeFile(old)
  else await ground.rename(old, await freeBeside(ground, path))
}

async function removeEmptied(ground: Ground, path: string): Promise<void> {
  for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) {
    if (!(await removeIfEmpty(ground, folder))) return
  }
}

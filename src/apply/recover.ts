import { join } from 'node:path'
import { CliError } from '../errors'
import { below, type FileSystem, type Ground } from '../fs/file-system'
import { removeTree } from '../fs/tree'
import type { Seal } from '../seal/seal'
import { carryOut, closeStage, contentAt, isPending, takeBack, type Commit } from './commit'
import { readStage, stageFile, stagesOf, type Journal, type Move, type StagePlace } from './journal'
import { noteDone, tidy } from './tidy'

/** A run that was stopped while it moved its files. */
export interface Unfinished {
  /** The absolute path of the stage. */
  stage: string
  place: StagePlace
  journal: Journal
}

/** The parts with which a stage is checked for belonging to this user on this machine. */
interface World {
  fs: FileSystem
  seal: Seal
}

export type Choice = 'continue' | 'abort'

/**
 * Searches a run that was killed in this project. Two kinds of stages need no decision: a stage without a journal has changed nothing, and
 * in some stages all moves are done. Both kinds are removed here, unless `clear` is false. Throws `WM_RUN_ACTIVE` if the run is still
 * alive, and `WM_RUN_FOREIGN` for a stage that was not created by this user on this machine.
 */
export async function findUnfinished(
  project: string,
  { isAlive, clear, ...world }: World & { isAlive: (pid: number) => boolean; clear: boolean },
): Promise<Unfinished | null> {
  for (const place of stagesOf(project)) {
    const stage = join(place.root, place.name)
    if ((await world.fs.kind(stage)) !== 'folder') continue
    const content = await readStage(world, place)
    if (content && isAlive(content.pid)) throw stillAtWork(content.pid, stage)
    const { journal = null, isDone = false } = content ?? {}
    const isOver = await below(world.fs, place.root, async (ground) => {
      if (journal && !isDone && (await pendingMoves({ ground, stage: place.name }, journal)).length > 0) return false
      if (clear) await conclude(world, ground, place, content === null ? 'empty' : journal && { journal, isDone })
      return true
    })
    if (!isOver && journal) return { stage, place, journal }
  }
  return null
}

/** Finishes or undoes an unfinished run. Refuses if the files of the run have been edited since the run was killed. */
export async function recover(world: World, { place, journal }: Unfinished, choice: Choice): Promise<void> {
  await below(world.fs, place.root, async (ground) => {
    const commit = { ground, stage: place.name, journal }
    await refuseEdited(commit, choice)
    if (choice === 'continue') {
      await carryOut(commit)
      return conclude(world, ground, place, { journal, isDone: false })
    }
    const saved = await takeBack(commit)
    await closeStage(commit)
    if (saved.length > 0) throw keptBeside(saved)
  })
}

/** Clears up after a run whose moves are all done or all undone. */
async function conclude(
  { fs, seal }: World,
  ground: Ground,
  { root, name }: StagePlace,
  left: { journal: Journal; isDone: boolean } | 'empty' | null,
): Promise<void> {
  if (left === 'empty') {
    await removeTree(ground, stageFile.ownerDraft(name))
    return ground.removeFolder(name)
  }
  if (left === null) return closeStage({ ground, stage: name })
  const commit = { ground, stage: name, journal: left.journal }
  if (!left.isDone) await noteDone(commit)
  await tidy({ fs, seal, root }, commit)
}

async function pendingMoves(place: Omit<Commit, 'journal'>, journal: Journal): Promise<Move[]> {
  const pending: Move[] = []
  for (const move of journal.moves) if (await isPending(place, move)) pending.push(move)
  return pending
}

async function refuseEdited(commit: Commit, choice: Choice): Promise<void> {
  const pending = new Set(await pendingMoves(commit, commit.journal))
  for (const move of commit.journal.moves) {
    await requireOwnTexts(commit, move)
    const going = choice === 'continue' ? pending.has(move) : !pending.has(move)
    if (!going || (await isUntouched(commit, move, choice))) continue
    throw new CliError('WM_RUN_EDITED', {
      what: `${move.path} was edited after the unfinished run stopped.`,
      why: `To ${choice} that run would lose the edit.`,
      hint: 'Move the file away, then run the same command again.',
      path: move.path,
    })
  }
}

/** Throws `WM_RUN_EDITED` if files of a stage differ from the hashes in its signed journal. */
async function requireOwnTexts({ ground, stage }: Commit, { path, sha256: hash, files, before }: Move): Promise<void> {
  const fresh = stageFile.fresh(stage, path)
  const isOwn =
    (files === undefined ? await isFileOr(ground, fresh, hash) : await isTreeOr(ground, fresh, files)) &&
    (await isFileOr(ground, stageFile.old(stage, path), before))
  if (isOwn) return
  const folder = join(ground.root, stage)
  throw new CliError('WM_RUN_EDITED', {
    what: `${folder} has another ${path} than the unfinished run has put there.`,
    why: 'Going on could bring a text that no run has written.',
    hint: 'Look at it: what you miss is in its folders "new" and "old". Then delete it, and run the same command again.',
    path: folder,
  })
}

/** Returns whether nothing is at a path, or a file with this hash. */
async function isFileOr(ground: Ground, path: string, hash: string | null): Promise<boolean> {
  const content = await contentAt(ground, path)
  return content === null || content === hash
}

/** Returns whether nothing is at a path, or a folder with exactly these files. */
async function isTreeOr(ground: Ground, path: string, files: NonNullable<Move['files']>): Promise<boolean> {
  const kind = await ground.kind(path)
  if (kind !== 'folder') return kind === null
  if ((await countBelow(ground, path)) !== files.length) return false
  for (const file of files) if ((await contentAt(ground, `${path}/${file.path}`)) !== file.sha256) return false
  return true
}

async function countBelow(ground: Ground, folder: string): Promise<number> {
  let count = 0
  for (const name of await ground.list(folder)) {
    const path = `${folder}/${name}`
    count += (await ground.kind(path)) === 'folder' ? await countBelow(ground, path) : 1
  }
  return count
}

async function isUntouched({ ground, stage }: Commit, move: Move, choice: Choice): Promise<boolean> {
  const now = await contentAt(ground, move.path)
  if (now === null) return true
  const [fresh, old] = [stageFile.fresh(stage, move.path), stageFile.old(stage, move.path)]
  // A file first gets its new place by a second link, and is then removed from the stage. A run that was killed in between has left the
  // file in both places.
  if ((await ground.isSame(fresh, move.path)) || (await ground.isSame(old, move.path))) return true
  if (choice === 'abort') return now === move.sha256
  // If the old file is in the stage, the run has emptied the path. So somebody else has created the present file, whatever its text is.
  return now === move.before && (await ground.kind(old)) === null
}

function keptBeside(saved: readonly string[]): CliError {
  return new CliError('WM_RUN_EDITED', {
    what: `Saved while the unfinished run was undone: ${saved.join(', ')}.`,
    why: 'The run is undone. What was saved meanwhile was not lost, but put there.',
    hint: 'Look at these files, then run the same command again.',
    ...(saved[0] === undefined ? {} : { path: saved[0] }),
  })
}

function stillAtWork(pid: number, stage: string): CliError {
  return new CliError('WM_RUN_ACTIVE', {
    what: `Another run (process ${pid}) is writing to this project.`,
    why: 'Two runs at once would mix their files.',
    hint: `Wait for it to end. If no such run exists, delete ${stage} when it holds no journal.json, else end process ${pid} first.`,
    path: stage,
  })
}

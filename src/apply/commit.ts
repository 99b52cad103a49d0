import { posix } from 'node:path'
import { CliError } from '../errors'
import { errorCode, type Ground } from '../fs/file-system'
import { freeBeside, makeFolders, removeIfEmpty, removeTree } from '../fs/tree'
import { sha256 } from '../hash'
import { stopIfAsked } from './stop-if-asked'
import { stageFile, type Journal, type Move, type StagedFile } from './journal'

/** The moves of a run, with the folder in which they happen, opened for writing. */
export interface Commit {
  ground: Ground
  /** The stage, below the ground. */
  stage: string
  journal: Journal
}

/**
 * Carries out the moves of a journal, with renames only. Skips moves that are already done, so a commit that was killed can continue.
 * Throws `WM_CHANGED_MEANWHILE` if a file has been changed or created since the plan was made. No such file is replaced.
 */
export async function carryOut(commit: Commit, signal?: AbortSignal): Promise<void> {
  const { ground, journal } = commit
  for (const folder of journal.folders) {
    if ((await ground.kind(folder)) === null) await ground.makeFolder(folder)
  }
  for (const move of journal.moves) {
    await stopIfAsked(signal)
    await step(commit, move)
  }
  // An editor that had the file open may have written to the file after the move.
  for (const move of journal.moves) await requireOld(commit, move)
}

/**
 * Undoes the moves of a commit, after any number of moves. Creates no file, so undoing works on a full disk. If somebody has saved a file
 * in a place that is needed, that file is kept under another name. Returns the paths of such files.
 */
export async function takeBack(commit: Commit): Promise<string[]> {
  const saved: string[] = []
  for (const move of commit.journal.moves.toReversed()) await stepBack(commit, move, saved)
  for (const folder of commit.journal.folders.toReversed()) await removeIfEmpty(commit.ground, folder)
  return saved
}

/**
 * Returns whether a move still has to be done: the new file is still in the stage, or the old file is still in its place. A run that was
 * killed while it undid the move may have left the old file in both places.
 */
export async function isPending({ ground, stage }: Omit<Commit, 'journal'>, move: Move): Promise<boolean> {
  if (move.brings) return (await ground.kind(stageFile.fresh(stage, move.path))) !== null
  const old = stageFile.old(stage, move.path)
  return (await ground.kind(old)) === null || (await ground.isSame(old, move.path))
}

/** Describes what is at a path: the hash of a file, the kind of anything else, `null` for nothing. */
export async function contentAt(ground: Ground, path: string): Promise<string | null> {
  const kind = await ground.kind(path)
  return kind === 'file' ? sha256(await ground.read(path)) : kind
}

async function step(commit: Commit, move: Move): Promise<void> {
  const { ground, stage } = commit
  const { path } = move
  const old = stageFile.old(stage, path)
  if (!(await isPending(commit, move))) return
  if (move.before !== null && (await ground.kind(old)) === null) {
    await makeFolders(ground, posix.dirname(old))
    await ground.rename(path, old).catch(asChange(path, 'ENOENT'))
    await requireOld(commit, move)
  } else if (move.before !== null && (await ground.isSame(old, path))) await ground.removeFile(path)
  if (!move.brings) return
  const fresh = stageFile.fresh(stage, path)
  if (move.files) return ground.rename(fresh, path).catch(asChange(path, 'EEXIST', 'ENOTEMPTY'))
  if ((await contentAt(ground, fresh)) !== move.sha256) throw changed(path)
  await ground.place(fresh, path).catch(asChange(path, 'EEXIST'))
}

async function requireOld({ ground, stage }: Commit, { path, before }: Move): Promise<void> {
  if (before !== null && (await contentAt(ground, stageFile.old(stage, path))) !== before) throw changed(path)
}

function asChange(path: string, ...codes: string[]): (cause: unknown) => never {
  return (cause) => {
    throw codes.includes(errorCode(cause) ?? '') ? changed(path) : cause
  }
}

/** The error for a file that has changed since the run was planned. */
export function changed(path: string): CliError {
  return new CliError('WM_CHANGED_MEANWHILE', {
    what: `${path} changed while the run was at work.`,
    why: 'Going on could lose that change.',
    hint: 'Run the same command again.',
    path,
  })
}

async function stepBack(commit: Commit, move: Move, saved: string[]): Promise<void> {
  const { ground, stage } = commit
  const { path } = move
  const fresh = stageFile.fresh(stage, path)
  const old = stageFile.old(stage, path)
  if (move.brings && (await ground.kind(fresh)) === null && (await ground.kind(path)) !== null) {
    await ground.rename(path, fresh)
    if (move.files) await bringBackStrangers(ground, fresh, path, move.files, saved)
    else if ((await contentAt(ground, fresh)) !== move.sha256) saved.push(await moveBeside(ground, fresh, path))
  } else if (move.brings && (await ground.isSame(fresh, path))) await ground.removeFile(path)
  if (move.before !== null && (await ground.kind(old)) !== null) await putBack(ground, old, path, saved)
}

/** Moves an old file back to its place. A file that somebody has saved there in the meantime gets another name. */
async function putBack(ground: Ground, old: string, path: string, saved: string[]): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ground.place(old, path)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST' || attempt === 3) throw error
    }
    saved.push(await moveBeside(ground, path, path))
  }
}

async function moveBeside(ground: Ground, from: string, path: string): Promise<string> {
  const beside = await freeBeside(ground, path)
  await ground.rename(from, beside)
  return beside
}

/**
 * Moves foreign files out of a folder that the run has created, back into the project. Somebody has put the files there, and the folder is
 * removed afterwards.
 */
async function bringBackStrangers(
  ground: Ground,
  from: string,
  to: string,
  brought: readonly StagedFile[],
  saved: string[],
): Promise<void> {
  const hashes = new Map(brought.map((file) => [`${from}/${file.path}`, file.sha256]))
  const visit = async (folder: string): Promise<void> => {
    for (const name of await ground.list(folder)) {
      const path = `${folder}/${name}`
      const content = await contentAt(ground, path)
      if (content === 'folder') await visit(path)
      else if (content !== hashes.get(path)) {
        const place = to + path.slice(from.length)
        await makeFolders(ground, posix.dirname(place))
        await ground.rename(path, place)
        saved.push(place)
      }
    }
  }
  await visit(from)
}

/**
 * Removes a stage whose commit was undone or never began. The owner's file is removed last, because a stage without this file no longer
 * counts as ours.
 */
export async function closeStage({ ground, stage }: Omit<Commit, 'journal'>): Promise<void> {
  await removeTree(ground, stageFile.journal(stage))
  await clearStage(ground, stage)
}

/** Removes a stage and everything in it, except the project's files that were moved there. */
export async function clearStage(ground: Ground, stage: string): Promise<void> {
  const owner = stageFile.owner(stage)
  await removeEmptyTree(ground, stageFile.old(stage))
  const paths = (await ground.list(stage)).map((name) => `${stage}/${name}`)
  for (const path of paths) if (path !== owner) await removeTree(ground, path)
  await removeTree(ground, owner)
  await ground.removeFolder(stage)
}

async function removeEmptyTree(ground: Ground, folder: string): Promise<void> {
  if ((await ground.kind(folder)) === null) return
  for (const name of await ground.list(folder)) await removeEmptyTree(ground, `${folder}/${name}`)
  await ground.removeFolder(folder)
}

import { posix } from 'node:path'
import { CliError } from '../errors'
import { errorCode, type Ground } from '../fs/file-system'
import { freeBeside, makeFolders, removeIfEmpty, removeTree } from '../fs/tree'
import { sha256 } from '../hash'
import { stageFile, type Journal, type Move, type StagedFile } from './journal'

/** A commit in a folder that was entered. */
export interface Commit {
  ground: Ground
  /** The stage, below the ground. */
  stage: string
  journal: Journal
}

/**
 * Carries out a journal with renames only. Steps that are done already are passed over, so a killed commit can go on. Throws
 * `WM_CHANGED_MEANWHILE` when something else than planned leaves, or has come in the place of what arrives: nothing is replaced.
 */
export async function carryOut(commit: Commit, signal?: AbortSignal): Promise<void> {
  const { ground, journal } = commit
  for (const folder of journal.folders) {
    if ((await ground.kind(folder)) === null) await ground.makeFolder(folder)
  }
  for (const move of journal.moves) {
    signal?.throwIfAborted()
    await step(commit, move)
  }
  // An editor that has a file open may have written to it after it was moved.
  for (const move of journal.moves) await requireOld(commit, move)
}

/**
 * Takes a commit back, wherever it stopped. Creates nothing, so it works on a full disk. What somebody has saved meanwhile in the place
 * of a file is kept beside it; returns where.
 */
export async function takeBack(commit: Commit): Promise<string[]> {
  const saved: string[] = []
  for (const move of commit.journal.moves.toReversed()) await stepBack(commit, move, saved)
  for (const folder of commit.journal.folders.toReversed()) await removeIfEmpty(commit.ground, folder)
  return saved
}

/** Whether a step is still to be done: what it brings, or what it takes away, has not moved yet. */
export async function isPending({ ground, stage }: Omit<Commit, 'journal'>, move: Move): Promise<boolean> {
  return move.brings
    ? (await ground.kind(stageFile.fresh(stage, move.path))) !== null
    : (await ground.kind(stageFile.old(stage, move.path))) === null
}

/** What stands at a path: the hash of a file, the kind of anything else, `null` for nothing. */
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
  }
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

/** The error of a file that is not as it was when the run was planned. */
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

/** Gives a file its place back. What stands there was saved meanwhile, and makes way. */
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

/** Of a folder that is taken back, what the run has not brought stays where somebody has put it. */
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

/** Removes a stage whose commit was taken back or never began. Whose it is goes last: what a kill leaves of it is still ours. */
export async function closeStage({ ground, stage }: Omit<Commit, 'journal'>): Promise<void> {
  await removeTree(ground, stageFile.journal(stage))
  await clearStage(ground, stage)
}

/** Removes a stage with all that it holds, except files that were moved into it. */
export async function clearStage(ground: Ground, stage: string): Promise<void> {
  const [owner, old] = [stageFile.owner(stage), stageFile.old(stage)]
  const paths = (await ground.list(stage)).map((name) => `${stage}/${name}`)
  await removeEmptyTree(ground, old)
  for (const path of paths) if (path !== owner && path !== old) await removeTree(ground, path)
  await removeTree(ground, owner)
  await ground.removeFolder(stage)
}

async function removeEmptyTree(ground: Ground, folder: string): Promise<void> {
  if ((await ground.kind(folder)) === null) return
  for (const name of await ground.list(folder)) await removeEmptyTree(ground, `${folder}/${name}`)
  await ground.removeFolder(folder)
}

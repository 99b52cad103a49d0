import { join } from 'node:path'
import { CliError } from '../errors'
import type { FileSystem } from '../fs/file-system'
import { obstacleOnTheWay } from '../fs/way'
import { sha256 } from '../hash'
import { listFiles } from '../fs/tree'
import type { Seal } from '../seal/seal'
import { closeStage, commit, forget, isPending, tidy, undo } from './commit'
import { readStage, stageFile, stagesOf, type Journal, type Move } from './journal'

/** A run that stopped in the middle of its commit. */
export interface Unfinished {
  stage: string
  journal: Journal
}

/** What is needed to tell an own stage from a foreign one. */
interface World {
  fs: FileSystem
  seal: Seal
}

export type Choice = 'continue' | 'abort'

/**
 * Looks for what a killed run left behind for this project. A stage without a journal has changed nothing, and one whose last move is
 * done has changed everything: both are cleared on the way, unless nothing may be written. Throws `WM_RUN_ACTIVE` when the run is
 * still alive, and `WM_RUN_FOREIGN` for a stage that no run of this user on this machine has left.
 */
export async function findUnfinished(
  project: string,
  { isAlive, clear, ...world }: World & { isAlive: (pid: number) => boolean; clear: boolean },
): Promise<Unfinished | null> {
  const { fs } = world
  for (const stage of stagesOf(project)) {
    if ((await fs.kind(stage)) !== 'folder') continue
    const content = await readStage(world, stage)
    if (content && isAlive(content.pid)) throw stillAtWork(content.pid, stage)
    const journal = content?.journal ?? null
    if (journal && (await pendingMoves(fs, stage, journal)).length > 0) return { stage, journal }
    if (clear) await (journal ? conclude(world, stage, journal) : closeStage(fs, stage))
  }
  return null
}

/** Finishes or undoes an unfinished run. Refuses to do either over files that were edited since. */
export async function recover(world: World, { stage, journal }: Unfinished, choice: Choice): Promise<void> {
  const { fs } = world
  await refuseLinks(fs, stage, journal)
  await refuseEdited(fs, stage, journal, choice)
  await (choice === 'continue' ? commit : undo)(fs, stage, journal)
  await (choice === 'continue' ? conclude(world, stage, journal) : closeStage(fs, stage))
}

async function conclude({ fs, seal }: World, stage: string, journal: Journal): Promise<void> {
  await forget(fs, stage)
  await tidy({ fs, seal, root: journal.root }, stage, journal)
}

async function pendingMoves(fs: FileSystem, stage: string, journal: Journal): Promise<Move[]> {
  const pending: Move[] = []
  for (const move of journal.moves) if (await isPending(fs, stage, move)) pending.push(move)
  return pending
}

/** What a journal moves stays below the stage and the project: a folder on the way that is a link would lead out of them. */
async function refuseLinks(fs: FileSystem, stage: string, { root, folders, moves }: Journal): Promise<void> {
  const places = [...folders.map((path) => ({ path })), ...moves].flatMap(({ path }) => [
    { top: root, at: join(root, path) },
    { top: stage, at: stageFile.fresh(stage, path) },
    { top: stage, at: stageFile.old(stage, path) },
  ])
  const seen = new Set<string>()
  for (const { top, at } of places) {
    const obstacle = await obstacleOnTheWay(fs, top, at, seen)
    if (obstacle === null) continue
    throw new CliError('WM_PATH_UNSAFE', {
      what: `${obstacle} is not a folder.`,
      why: 'The unfinished run would move files somewhere else, or nowhere.',
      hint: `Put a real folder there, or look at what is left in ${stage} and delete it.`,
      path: obstacle,
    })
  }
}

async function refuseEdited(fs: FileSystem, stage: string, journal: Journal, choice: Choice): Promise<void> {
  const pending = new Set(await pendingMoves(fs, stage, journal))
  for (const move of journal.moves) {
    await requireOwnTexts(fs, stage, move)
    const going = choice === 'continue' ? pending.has(move) : !pending.has(move)
    if (!going || (await isUntouched(fs, stage, journal.root, move, choice))) continue
    throw new CliError('WM_RUN_EDITED', {
      what: `${move.path} was edited after the unfinished run stopped.`,
      why: `To ${choice} that run would lose the edit.`,
      hint: 'Move the file away, then run the same command again.',
      path: move.path,
    })
  }
}

/** Throws `WM_RUN_EDITED` when a stage does not hold what its run has put there: the signature covers the hashes. */
async function requireOwnTexts(
  fs: FileSystem,
  stage: string,
  { path, sha256: hash, files, before }: Move,
): Promise<void> {
  const fresh = stageFile.fresh(stage, path)
  const isOwn =
    (files === undefined ? await isFileOr(fs, fresh, hash) : await isTreeOr(fs, fresh, files)) &&
    (await isFileOr(fs, stageFile.old(stage, path), before))
  if (isOwn) return
  throw new CliError('WM_RUN_EDITED', {
    what: `${stage} has another ${path} than the unfinished run has put there.`,
    why: 'Going on could bring a text that no run has written.',
    hint: 'Look at it: what you miss is in its folders "new" and "old". Then delete it, and run the same command again.',
    path: stage,
  })
}

/** Whether nothing stands at a path, or a file with this hash. */
async function isFileOr(fs: FileSystem, path: string, hash: string | null): Promise<boolean> {
  const kind = await fs.kind(path)
  return kind === null || (kind === 'file' && sha256(await fs.read(path)) === hash)
}

/** Whether nothing stands at a path, or a folder with exactly these files. */
async function isTreeOr(fs: FileSystem, path: string, files: NonNullable<Move['files']>): Promise<boolean> {
  const kind = await fs.kind(path)
  if (kind !== 'folder') return kind === null
  if ((await listFiles(fs, path)).length !== files.length) return false
  for (const file of files) {
    const at = join(path, file.path)
    if ((await fs.kind(at)) !== 'file' || sha256(await fs.read(at)) !== file.sha256) return false
  }
  return true
}

async function isUntouched(fs: FileSystem, stage: string, root: string, move: Move, choice: Choice): Promise<boolean> {
  const target = join(root, move.path)
  const kind = await fs.kind(target)
  if (kind === null) return true
  if (kind !== 'file') return false
  const left = move.before !== null && (await fs.kind(stageFile.old(stage, move.path))) !== null
  const expected = choice === 'abort' || left ? move.sha256 : move.before
  return sha256(await fs.read(target)) === expected
}

function stillAtWork(pid: number, stage: string): CliError {
  return new CliError('WM_RUN_ACTIVE', {
    what: `Another run (process ${pid}) is writing to this project.`,
    why: 'Two runs at once would mix their files.',
    hint: `Wait for it to end. If no such run exists, delete ${stage} when it holds no journal.json, else end process ${pid} first.`,
    path: stage,
  })
}

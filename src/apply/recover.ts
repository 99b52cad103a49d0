import { join } from 'node:path'
import { CliError } from '../errors'
import type { FileSystem } from '../fs/file-system'
import { obstacleOnTheWay } from '../fs/way'
import { sha256 } from '../hash'
import { isRecord } from '../json'
import { closeStage, commit, forget, isPending, tidy, undo } from './commit'
import { readJournal, stageFile, stagesOf, type Journal, type Move } from './journal'

/** A run that stopped in the middle of its commit. */
export interface Unfinished {
  stage: string
  journal: Journal
}

export type Choice = 'continue' | 'abort'

/**
 * Looks for what a killed run left behind for this project. A stage without a journal has changed nothing, and one whose last move is
 * done has changed everything: both are cleared on the way, unless nothing may be written. Throws `WM_RUN_ACTIVE` when the run is
 * still alive.
 */
export async function findUnfinished(
  fs: FileSystem,
  project: string,
  { isAlive, clear }: { isAlive: (pid: number) => boolean; clear: boolean },
): Promise<Unfinished | null> {
  for (const stage of stagesOf(project)) {
    if ((await fs.kind(stage)) !== 'folder') continue
    const pid = await ownerOf(fs, stage)
    if (pid !== null && isAlive(pid)) throw stillAtWork(pid, stage)
    const journal = await readJournal(fs, stage)
    if (journal && (await pendingMoves(fs, stage, journal)).length > 0) return { stage, journal }
    if (clear) await (journal ? conclude(fs, stage, journal) : closeStage(fs, stage))
  }
  return null
}

/** Finishes or undoes an unfinished run. Refuses to do either over files that were edited since. */
export async function recover(fs: FileSystem, { stage, journal }: Unfinished, choice: Choice): Promise<void> {
  await refuseLinks(fs, stage, journal)
  await refuseEdited(fs, stage, journal, choice)
  await (choice === 'continue' ? commit : undo)(fs, stage, journal)
  await (choice === 'continue' ? conclude(fs, stage, journal) : closeStage(fs, stage))
}

async function conclude(fs: FileSystem, stage: string, journal: Journal): Promise<void> {
  await forget(fs, stage)
  await tidy(fs, stage, journal)
}

async function pendingMoves(fs: FileSystem, stage: string, journal: Journal): Promise<Move[]> {
  const pending: Move[] = []
  for (const move of journal.moves) if (await isPending(fs, stage, move)) pending.push(move)
  return pending
}

/** What a journal moves stays below the stage and the project: a folder on the way that is a link would lead out of them. */
async function refuseLinks(fs: FileSystem, stage: string, { root, moves }: Journal): Promise<void> {
  const places = moves.flatMap(({ path }) => [
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

async function isUntouched(fs: FileSystem, stage: string, root: string, move: Move, choice: Choice): Promise<boolean> {
  const target = join(root, move.path)
  const kind = await fs.kind(target)
  if (kind === null) return true
  if (kind !== 'file') return false
  const left = move.before !== null && (await fs.kind(stageFile.old(stage, move.path))) !== null
  const expected = choice === 'abort' || left ? move.sha256 : move.before
  return sha256(await fs.read(target)) === expected
}

async function ownerOf(fs: FileSystem, stage: string): Promise<number | null> {
  const path = stageFile.owner(stage)
  if ((await fs.kind(path)) === null) return null
  try {
    const owner: unknown = JSON.parse(new TextDecoder().decode(await fs.read(path)))
    return isRecord(owner) && typeof owner['pid'] === 'number' ? owner['pid'] : null
  } catch {
    return null
  }
}

function stillAtWork(pid: number, stage: string): CliError {
  return new CliError('WM_RUN_ACTIVE', {
    what: `Another run (process ${pid}) is writing to this project.`,
    why: 'Two runs at once would mix their files.',
    hint: `Wait for it to end. If no such run exists, delete ${stage} when it holds no journal.json, else end process ${pid} first.`,
    path: stage,
  })
}

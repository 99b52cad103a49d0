import { basename, dirname, join, posix } from 'node:path'
import { CliError } from '../errors'
import type { FileSystem, Ground } from '../fs/file-system'
import { isPlainPath } from '../fs/plain-path'
import { isRecord } from '../json'
import { sealedJson, unsealJson, unsignedJson, type SealedPlace } from '../seal/sealed-json'

/** One step of a commit; paths are relative to the journal's root. */
export interface Move {
  path: string
  /** The hash of what arrives; `null` for a whole folder and for a removal. */
  sha256: string | null
  /** The files of a whole folder that arrives; paths are relative to it. */
  files?: StagedFile[]
  /** Whether something arrives from `new/`. */
  brings: boolean
  /** The hash of what leaves to `old/`; `null` when the place is free. */
  before: string | null
}

export interface StagedFile {
  path: string
  sha256: string
}

/** What a commit is going to do, written before its first step. */
export interface Journal {
  schema: 2
  /** The folder the paths are relative to: the one that the stage lies in. */
  root: string
  /** Folders the commit creates, outermost first. */
  folders: string[]
  moves: Move[]
}

/** Where a run works before it commits: beside what it writes, so on the same file system. */
export interface Stage {
  /** The name of its folder in `root`. */
  name: string
  /** The folder whose entries the commit moves: the project, or the nearest existing parent of one that does not exist yet. */
  root: string
  /** The prefix of the project below `root`; empty when the project exists. */
  prefix: string
}

/** The stage of a project that exists, inside it. */
export const stageName = '.wallet-modal-stage'

/** What a stage holds, as paths below the folder that the stage lies in. */
export const stageFile = {
  owner: (stage: string) => posix.join(stage, 'owner.json'),
  journal: (stage: string) => posix.join(stage, 'journal.json'),
  /** The journal of a commit whose moves are all done. */
  done: (stage: string) => posix.join(stage, 'done.json'),
  undo: (stage: string) => posix.join(stage, 'undo'),
  fresh: (stage: string, path = '') => posix.join(stage, 'new', path),
  old: (stage: string, path = '') => posix.join(stage, 'old', path),
}

/** The stage of a project folder: inside it when it exists, else beside the first folder that is missing. */
export async function stageFor(fs: FileSystem, project: string): Promise<Stage> {
  if ((await fs.kind(project)) !== null) return { name: stageName, root: project, prefix: '' }
  let missing = project
  while ((await fs.kind(dirname(missing))) === null) missing = dirname(missing)
  const root = dirname(missing)
  const prefix = project
    .slice(root.length)
    .replace(/^[\\/]+/, '')
    .replaceAll('\\', '/')
  return { name: siblingStage(missing), root, prefix }
}

/** A stage that an earlier run may have left: the folder it lies in, and its name there. */
export type StagePlace = Pick<Stage, 'name' | 'root'>

/** Every place in which an earlier run for this project may have left its stage. */
export function stagesOf(project: string): StagePlace[] {
  const found = [{ root: project, name: stageName }]
  for (let at = project; dirname(at) !== at; at = dirname(at)) found.push({ root: dirname(at), name: siblingStage(at) })
  return found
}

/** Who works in a stage, and with a commit begun what it does. */
export interface StageContent {
  /** The process that works, or worked, in it. */
  pid: number
  journal: Journal | null
  /** Whether all moves of the journal are done. */
  isDone: boolean
}

/** Says whose a stage is. Where no key can be had it is nobody's, and no later run will touch it. */
export async function signStage(place: SealedPlace, ground: Ground, stage: string, pid: number): Promise<void> {
  const owner = { pid }
  await ground.create(stageFile.owner(stage), (await sealedJson(place, 'owner', owner)) ?? unsignedJson(owner))
}

/** Writes what a commit is going to do. A journal is complete or absent: it appears by rename. */
export async function writeJournal(
  place: SealedPlace,
  ground: Ground,
  stage: string,
  { schema, folders, moves }: Journal,
): Promise<void> {
  const content = { schema, folders, moves }
  const draft = `${stageFile.journal(stage)}.draft`
  await ground.create(draft, (await sealedJson(place, 'journal', content)) ?? unsignedJson(content))
  await ground.rename(draft, stageFile.journal(stage))
}

/**
 * What a stage says of itself; `null` for an empty one, whose run was killed before it could say anything. Throws `WM_RUN_FOREIGN` for
 * one that no run of this user on this machine has left: it may come with somebody's repository.
 */
export async function readStage(
  { fs, seal }: Pick<SealedPlace, 'fs' | 'seal'>,
  { root, name }: StagePlace,
): Promise<StageContent | null> {
  const place = { fs, seal, root }
  if ((await fs.list(join(root, name))).length === 0) return null
  const owner = await readSealed(place, 'owner', stageFile.owner(name))
  const pid = owner?.['pid']
  if (typeof pid !== 'number') throw foreignStage(join(root, name))
  const isDone = (await fs.kind(join(root, stageFile.done(name)))) !== null
  const path = isDone ? stageFile.done(name) : stageFile.journal(name)
  if ((await fs.kind(join(root, path))) === null) return { pid, journal: null, isDone }
  const { folders, moves } = (await readSealed(place, 'journal', path)) ?? {}
  if (!isPaths(folders) || !Array.isArray(moves) || !moves.every(isMove)) throw foreignStage(join(root, name))
  return { pid, journal: { schema: 2, root, folders, moves }, isDone }
}

async function readSealed(
  place: SealedPlace,
  purpose: 'owner' | 'journal',
  path: string,
): Promise<Record<string, unknown> | null> {
  const at = join(place.root, path)
  return (await place.fs.kind(at)) === 'file' ? unsealJson(place, purpose, await place.fs.read(at)) : null
}

function foreignStage(stage: string): CliError {
  return new CliError('WM_RUN_FOREIGN', {
    what: `${stage} was not left by a run of yours on this machine.`,
    why: 'It may have come with the repository: following it could move files that no run has written.',
    hint: 'Look at it: what you miss is in its folders "new" and "old". Then delete it, and run the same command again.',
    path: stage,
  })
}

function siblingStage(path: string): string {
  return `.${basename(path)}.wallet-modal-stage`
}

function isPaths(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string' && isPlainPath(item))
}

function isMove(value: unknown): value is Move {
  if (!isRecord(value)) return false
  const { path, sha256, brings, before, files = [] } = value
  const hashed = [sha256, before].every((hash) => hash === null || typeof hash === 'string')
  const staged = Array.isArray(files) && files.every(isStagedFile)
  return typeof path === 'string' && isPlainPath(path) && hashed && staged && typeof brings === 'boolean'
}

function isStagedFile(value: unknown): value is StagedFile {
  return (
    isRecord(value) &&
    typeof value['path'] === 'string' &&
    isPlainPath(value['path']) &&
    typeof value['sha256'] === 'string'
  )
}

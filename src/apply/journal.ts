import { basename, dirname, join, posix, relative, sep } from 'node:path'
import { CliError } from '../errors'
import type { FileSystem, Ground } from '../fs/file-system'
import { isPlainPath } from '../fs/plain-path'
import { isRecord } from '../json'
import { sealedJson, unsealJson, unsignedJson, type SealedPlace } from '../seal/sealed-json'

/** One move of a commit. Paths are relative to the journal's root. */
export interface Move {
  path: string
  /** The hash of the new file; `null` for a whole folder and for a removal. */
  sha256: string | null
  /** The files of a new folder that is moved as a whole. The paths are relative to that folder. */
  files?: StagedFile[]
  /** Whether a file or folder is moved from `new/` into the project. */
  brings: boolean
  /** The hash of the file that is moved from the project to `old/`; `null` if there is no such file. */
  before: string | null
}

export interface StagedFile {
  path: string
  sha256: string
}

/** The plan of a commit. It is written to the disk before the first move. */
export interface Journal {
  schema: 2
  /** The folder that holds the stage. All paths are relative to it. */
  root: string
  /** Folders the commit creates, outermost first. */
  folders: string[]
  moves: Move[]
}

/** The place where a run prepares its files. It is on the same file system as the project, so that renames work. */
export interface Stage {
  /** The name of its folder in `root`. */
  name: string
  /** The folder whose entries the commit moves: the project, or the nearest existing parent of a project that does not exist yet. */
  root: string
  /** The prefix of the project below `root`; empty if the project exists. */
  prefix: string
}

/** The name of the stage inside an existing project. */
export const stageName = '.wallet-modal-stage'

const ownerDraft = 'owner.json.draft'

/** The files of a stage, as paths below the folder that holds the stage. */
export const stageFile = {
  owner: (stage: string) => posix.join(stage, 'owner.json'),
  /** The owner's file before it is complete. */
  ownerDraft: (stage: string) => posix.join(stage, ownerDraft),
  journal: (stage: string) => posix.join(stage, 'journal.json'),
  /** The journal after all moves are done. */
  done: (stage: string) => posix.join(stage, 'done.json'),
  undo: (stage: string) => posix.join(stage, 'undo'),
  fresh: (stage: string, path = '') => posix.join(stage, 'new', path),
  old: (stage: string, path = '') => posix.join(stage, 'old', path),
}

/** Returns the stage for a project folder. The stage is inside an existing folder, and otherwise beside the first missing folder. */
export async function stageFor(fs: FileSystem, project: string): Promise<Stage> {
  if ((await fs.kind(project)) !== null) return { name: stageName, root: project, prefix: '' }
  let missing = project
  while ((await fs.kind(dirname(missing))) === null) missing = dirname(missing)
  const root = dirname(missing)
  return { name: siblingStage(missing), root, prefix: relative(root, project).split(sep).join('/') }
}

/** A stage that an earlier run may have left: its name, and the folder that holds it. */
export type StagePlace = Pick<Stage, 'name' | 'root'>

/** Lists every place where an earlier run for this project may have left a stage. */
export function stagesOf(project: string): StagePlace[] {
  const found = [{ root: project, name: stageName }]
  for (let at = project; dirname(at) !== at; at = dirname(at)) found.push({ root: dirname(at), name: siblingStage(at) })
  return found
}

/** The contents of a stage: the process that owns the stage, and the journal if the commit has begun. */
export interface StageContent {
  /** The id of the process that created the stage. */
  pid: number
  journal: Journal | null
  /** Whether all moves of the journal are done. */
  isDone: boolean
}

/**
 * Writes the signed file that says who owns a stage. If there is no key, the file has no signature, and no later run touches the stage. The
 * file gets its name by a rename, so the file is either complete or missing.
 */
export async function signStage(place: SealedPlace, ground: Ground, stage: string, pid: number): Promise<void> {
  const owner = { pid }
  const draft = stageFile.ownerDraft(stage)
  await ground.create(draft, (await sealedJson(place, 'owner', owner)) ?? unsignedJson(owner))
  await ground.rename(draft, stageFile.owner(stage))
}

/** Writes the journal. The journal gets its name by a rename, so it is either complete or missing. */
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
 * Reads a stage. Returns `null` for a stage that is empty or has only a draft of its owner's file, because its run was killed at the start.
 * Throws `WM_RUN_FOREIGN` for a stage that was not created by this user on this machine, because such a stage may have come with a
 * repository.
 */
export async function readStage(
  { fs, seal }: Pick<SealedPlace, 'fs' | 'seal'>,
  { root, name }: StagePlace,
): Promise<StageContent | null> {
  const place = { fs, seal, root }
  const names = await fs.list(join(root, name))
  const draft = join(root, stageFile.ownerDraft(name))
  if (names.length === 0 || (names.length === 1 && (await fs.kind(draft)) === 'file')) return null
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

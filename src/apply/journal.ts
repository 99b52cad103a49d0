import { basename, dirname, join } from 'node:path'
import { CliError } from '../errors'
import type { FileSystem } from '../fs/file-system'
import { isPlainPath } from '../fs/plain-path'
import { isRecord, parseJsonObject } from '../json'

/** One step of a commit; paths are relative to the journal's root. */
export interface Move {
  path: string
  /** The hash of what arrives; `null` for a whole folder and for a removal. */
  sha256: string | null
  /** Whether something arrives from `new/`. */
  brings: boolean
  /** The hash of what leaves to `old/`; `null` when the place is free. */
  before: string | null
}

/** What a commit is going to do, written before its first step. */
export interface Journal {
  schema: 1
  /** The folder the paths are relative to. */
  root: string
  /** Folders the commit creates, outermost first. */
  folders: string[]
  moves: Move[]
}

/** Where a run works before it commits: beside what it writes, so on the same file system. */
export interface Stage {
  folder: string
  /** The folder whose entries the commit moves: the project, or the nearest existing parent of one that does not exist yet. */
  root: string
  /** The prefix of the project below `root`; empty when the project exists. */
  prefix: string
}

/** The stage of a project that exists, inside it. */
export const stageName = '.wallet-modal-stage'

export const stageFile = {
  owner: (stage: string) => join(stage, 'owner.json'),
  journal: (stage: string) => join(stage, 'journal.json'),
  undo: (stage: string) => join(stage, 'undo'),
  fresh: (stage: string, path = '') => join(stage, 'new', path),
  old: (stage: string, path = '') => join(stage, 'old', path),
}

/** The stage of a project folder: inside it when it exists, else beside the first folder that is missing. */
export async function stageFor(fs: FileSystem, project: string): Promise<Stage> {
  if ((await fs.kind(project)) !== null) {
    return { folder: join(project, stageName), root: project, prefix: '' }
  }
  let missing = project
  while ((await fs.kind(dirname(missing))) === null) missing = dirname(missing)
  const root = dirname(missing)
  const prefix = project
    .slice(root.length)
    .replace(/^[\\/]+/, '')
    .replaceAll('\\', '/')
  return { folder: siblingStage(missing), root, prefix }
}

/** Every folder in which an earlier run for this project may have left its stage. */
export function stagesOf(project: string): string[] {
  const found = [join(project, stageName)]
  for (let at = project; dirname(at) !== at; at = dirname(at)) found.push(siblingStage(at))
  return found
}

/** Reads the journal of a stage; `null` when the run had not come to its commit. */
export async function readJournal(fs: FileSystem, stage: string): Promise<Journal | null> {
  const path = stageFile.journal(stage)
  if ((await fs.kind(path)) === null) return null
  const value = parseJsonObject(new TextDecoder().decode(await fs.read(path)))
  const { root, folders, moves } = value
  // A stage may come with somebody's repository: it moves nothing but what lies beside it.
  if (root !== dirname(stage) || !isPaths(folders) || !Array.isArray(moves) || !moves.every(isMove)) {
    throw new CliError('WM_RUN_EDITED', {
      what: `${path} is not the journal of a run in this folder.`,
      why: 'Following it could move files that no run has written.',
      hint: `Look at ${stage}: what you miss is in its folders "new" and "old". Then delete it.`,
      path,
    })
  }
  return { schema: 1, root, folders, moves }
}

function siblingStage(path: string): string {
  return join(dirname(path), `.${basename(path)}.wallet-modal-stage`)
}

function isPaths(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string' && isPlainPath(item))
}

function isMove(value: unknown): value is Move {
  if (!isRecord(value)) return false
  const { path, sha256, brings, before } = value
  const hashed = [sha256, before].every((hash) => hash === null || typeof hash === 'string')
  return typeof path === 'string' && isPlainPath(path) && hashed && typeof brings === 'boolean'
}

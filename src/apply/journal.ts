import { basename, dirname, join } from 'node:path'
import { CliError } from '../errors'
import type { FileSystem } from '../fs/file-system'
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

/** Who works in a stage, and with a commit begun what it does. */
export interface StageContent {
  /** The process that works, or worked, in it. */
  pid: number
  journal: Journal | null
}

/** Says whose a stage is. Where no key can be had it is nobody's, and no later run will touch it. */
export async function signStage(place: SealedPlace, stage: string, pid: number): Promise<void> {
  const owner = { pid }
  await place.fs.create(stageFile.owner(stage), (await sealedJson(place, 'owner', owner)) ?? unsignedJson(owner))
}

/** Writes what a commit is going to do. A journal is complete or absent: it appears by rename. */
export async function writeJournal(place: SealedPlace, stage: string, journal: Journal): Promise<void> {
  const { schema, folders, moves } = journal
  const content = { schema, folders, moves }
  const draft = `${stageFile.journal(stage)}.draft`
  await place.fs.create(draft, (await sealedJson(place, 'journal', content)) ?? unsignedJson(content))
  await place.fs.rename(draft, stageFile.journal(stage))
}

/**
 * What a stage says of itself; `null` for an empty one, whose run was killed before it could say anything. Throws `WM_RUN_FOREIGN` for
 * one that no run of this user on this machine has left: it may come with somebody's repository.
 */
export async function readStage(
  { fs, seal }: Pick<SealedPlace, 'fs' | 'seal'>,
  stage: string,
): Promise<StageContent | null> {
  const place = { fs, seal, root: dirname(stage) }
  if ((await fs.list(stage)).length === 0) return null
  const owner = await readSealed(place, 'owner', stageFile.owner(stage))
  if (typeof owner?.['pid'] !== 'number') throw foreignStage(stage)
  const path = stageFile.journal(stage)
  if ((await fs.kind(path)) === null) return { pid: owner['pid'], journal: null }
  const journal = await readSealed(place, 'journal', path)
  const { folders, moves } = journal ?? {}
  if (!isPaths(folders) || !Array.isArray(moves) || !moves.every(isMove)) throw foreignStage(stage)
  return { pid: owner['pid'], journal: { schema: 2, root: place.root, folders, moves } }
}

async function readSealed(
  place: SealedPlace,
  purpose: 'owner' | 'journal',
  path: string,
): Promise<Record<string, unknown> | null> {
  return (await place.fs.kind(path)) === 'file' ? unsealJson(place, purpose, await place.fs.read(path)) : null
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
  return join(dirname(path), `.${basename(path)}.wallet-modal-stage`)
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

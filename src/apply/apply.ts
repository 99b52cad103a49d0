import { join, posix } from 'node:path'
import { CliError, interruption } from '../errors'
import { explainDiskError } from '../fs/disk-error'
import { errorCode, type FileSystem, type Ground } from '../fs/file-system'
import { caseTwins, isSpelled } from '../fs/spelling'
import { makeFolders } from '../fs/tree'
import { obstacleOnTheWay } from '../fs/way'
import { sha256 } from '../hash'
import { readLockfiles, type LockfilePlace } from '../host/lockfile'
import { prepareUndo } from '../undo/keep-undo'
import type { Seal } from '../seal/seal'
import type { SealedPlace } from '../seal/sealed-json'
import type { UndoNote, UndoRecord } from '../undo/undo-record'
import { carryOut, changed, clearStage, closeStage, takeBack } from './commit'
import { stopIfAsked } from './stop-if-asked'
import { noteDone, tidy } from './tidy'
import { signStage, stageFile, stageFor, writeJournal, type Journal, type Move, type Stage } from './journal'

/** One file to write. With `bytes` of `null`, the file is removed. */
export interface Write {
  path: string
  bytes: Uint8Array | null
  /** The hash of the file at this path when the run was planned; `null` if there was no file. */
  before: string | null
  /** The file inside the project whose permissions the new file gets. Default: the file that is replaced. */
  like?: string
}

/** A stage, with the folder that holds it, opened for writing. */
interface OpenStage extends Stage {
  ground: Ground
}

export interface ApplyOptions {
  /** Stops the run, and undoes everything that the run has done. */
  signal?: AbortSignal
  /** The id of this process. A second run uses it to see whether this run is still alive. */
  pid: number
  /** Signs the files that the run leaves in the project, so that a later run knows them as its own. */
  seal: Seal
  /** Describes the run in the record that `undo` reads. If missing, the run leaves no record. */
  undo?: UndoNote
}

/**
 * Writes files into a project, all or none. First writes the new contents to a stage on the same file system. Then compares the plan with
 * the disk, and writes a journal. From then on, only renames happen, in the given order. A project that does not exist yet appears in a
 * single rename. After a failure or an interrupt, the project is as it was before, and the call rejects.
 */
export async function apply(
  fs: FileSystem,
  project: string,
  planned: readonly Write[],
  options: ApplyOptions,
): Promise<{ canUndo: boolean }> {
  const writes = namesFreed(planned)
  const stage = await openStage(fs, project, options)
  const { ground, name, root } = stage
  const place = { fs, seal: options.seal, root }
  try {
    let journal: Journal | null = null
    let canUndo = false
    try {
      await fillStage(stage, writes, options.signal)
      await verify(fs, stage, writes)
      await stopIfAsked(options.signal)
      if (options.undo) canUndo = await prepare(place, stage, writes, options.undo)
      const plan = await journalOf(fs, stage, writes)
      await writeJournal(place, ground, name, plan)
      journal = plan
      await carryOut({ ground, stage: name, journal }, options.signal)
      await noteDone({ ground, stage: name, journal })
    } catch (cause) {
      await giveUp(stage, journal, cause)
      throw options.signal?.aborted ? interruption(options.signal) : explainDiskError(cause, project)
    }
    // All files are in place. If the stage cannot be cleared now, the next run clears the stage.
    await tidy(place, { ground, stage: name, journal }).catch(() => {})
    return { canUndo }
  } finally {
    await ground.leave()
  }
}

/** The warning for a run that `undo` cannot take back, because no record could be kept. */
export const cannotUndo =
  'This run cannot be undone: what it leaves is signed with a key of yours, and none can be had. Its folder (see docs/cli.md) cannot be written to, is not yours alone, or lies inside the project.'

/** Orders the writes for files whose names only change their case: each file is moved away before the file with the new name is written. */
function namesFreed(writes: readonly Write[]): Write[] {
  const twins = caseTwins(writes.map(({ path }) => path))
  const leaves = ({ path, bytes }: Write): boolean => bytes === null && twins.has(path)
  return [...writes.filter(leaves), ...writes.filter((write) => !leaves(write))]
}

async function openStage(fs: FileSystem, project: string, { pid, seal }: ApplyOptions): Promise<OpenStage> {
  let ground: Ground | undefined
  let name: string | undefined
  try {
    const planned = await stageFor(fs, project)
    ground = await fs.enter(planned.root)
    await takePlace(ground, planned.name)
    name = planned.name
    await signStage({ fs, seal, root: planned.root }, ground, name, pid)
    await ground.makeFolder(stageFile.fresh(name))
    await ground.makeFolder(stageFile.old(name))
    return { ...planned, ground }
  } catch (cause) {
    if (ground && name !== undefined) await clearStage(ground, name).catch(() => {})
    await ground?.leave()
    throw explainDiskError(cause, project)
  }
}

/** Creates the folder of the stage. Throws if the folder exists, because another run may have begun at the same moment. */
async function takePlace(ground: Ground, name: string): Promise<void> {
  try {
    await ground.makeFolder(name)
  } catch (cause) {
    if (errorCode(cause) !== 'EEXIST') throw cause
    const folder = join(ground.root, name)
    throw (await ground.kind(name)) === 'folder' ? alsoAtWork(folder) : placeTaken(folder)
  }
}

function alsoAtWork(folder: string): CliError {
  return new CliError('WM_RUN_ACTIVE', {
    what: 'Another run has just begun to write to this project.',
    why: 'Two runs at once would mix their files.',
    hint: 'Wait for it to end, then run the same command again.',
    path: folder,
  })
}

function placeTaken(folder: string): CliError {
  return new CliError('WM_PATH_UNSAFE', {
    what: `${folder} is a file or a link.`,
    why: 'A run keeps its files in a folder of that name until it is done.',
    hint: 'Move it away, then run the same command again.',
    path: folder,
  })
}

async function fillStage(
  { ground, name, prefix }: OpenStage,
  writes: readonly Write[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const staged = (path: string): string => stageFile.fresh(name, posix.join(prefix, path))
  const folders = new Set(writes.filter(({ bytes }) => bytes !== null).map(({ path }) => posix.dirname(staged(path))))
  for (const folder of folders) await makeFolders(ground, folder)
  for (const { path, bytes, before, like = path } of writes) {
    await stopIfAsked(signal)
    if (!bytes) continue
    const hasModel = before !== null || like !== path
    await ground.create(staged(path), bytes, hasModel ? posix.join(prefix, like) : undefined)
  }
}

async function verify(fs: FileSystem, stage: Stage, writes: readonly Write[]): Promise<void> {
  const known = new Set<string>()
  const twins = caseTwins(writes.map(({ path }) => path))
  for (const { path, before } of writes) {
    const target = join(stage.root, stage.prefix, path)
    const obstacle = await obstacleOnTheWay(fs, stage.root, target, known)
    const isFree = twins.has(path) && !(await isSpelled(fs, stage.root, join(stage.prefix, path)))
    const kind = obstacle !== null ? 'other' : isFree ? null : await fs.kind(target)
    const now = kind === 'file' ? sha256(await fs.read(target)) : kind
    if (now !== before) throw changed(path)
  }
}

async function journalOf(fs: FileSystem, stage: Stage, writes: readonly Write[]): Promise<Journal> {
  const { root, prefix } = stage
  return prefix === ''
    ? { schema: 2, root, folders: await newFolders(fs, root, writes), moves: writes.map(toMove) }
    : { schema: 2, root, folders: [], moves: [wholeFolder(prefix, writes)] }
}

/** Prepares the record for `undo`. Returns `false` if no signature is possible, because a record without a signature does not count. */
async function prepare(
  place: SealedPlace,
  { ground, name }: OpenStage,
  writes: readonly Write[],
  note: UndoNote,
): Promise<boolean> {
  const files = writes.map(({ path, bytes, before }) => ({ path, before, after: bytes && sha256(bytes) }))
  const lockfiles = await lockfilesFor(place, writes)
  const kept = lockfiles.flatMap(({ up, name: path, hash }) => (up > 0 ? [] : [{ path, before: hash, after: hash }]))
  const around = lockfiles.flatMap(({ up, hash }) => (up > 0 ? [hash] : []))
  const folders = await newFolders(place.fs, place.root, writes)
  const record: UndoRecord = { schema: 2, ...note, folders, files: [...files, ...kept], around }
  return prepareUndo(
    place,
    ground,
    name,
    record,
    lockfiles.map(({ bytes }) => bytes),
  )
}

/** The lockfiles that an install may rewrite after a run that changes the dependencies. */
async function lockfilesFor(
  { fs, root }: SealedPlace,
  writes: readonly Write[],
): Promise<(LockfilePlace & { bytes: Uint8Array; hash: string })[]> {
  if (!writes.some(({ path }) => path === 'package.json')) return []
  return (await readLockfiles(fs, root)).flatMap(({ up, name, bytes }) =>
    bytes === null ? [] : [{ up, name, bytes, hash: sha256(bytes) }],
  )
}

function toMove({ path, bytes, before }: Write): Move {
  return { path, sha256: bytes && sha256(bytes), brings: bytes !== null, before }
}

function wholeFolder(prefix: string, writes: readonly Write[]): Move {
  const [first = prefix, ...below] = prefix.split('/')
  const files = writes.flatMap(({ path, bytes }) =>
    bytes === null ? [] : [{ path: [...below, path].join('/'), sha256: sha256(bytes) }],
  )
  return { path: first, sha256: null, files, brings: true, before: null }
}

async function newFolders(fs: FileSystem, root: string, writes: readonly Write[]): Promise<string[]> {
  const wanted = new Set<string>()
  for (const { path, bytes } of writes) {
    if (!bytes) continue
    const parts = path.split('/').slice(0, -1)
    parts.forEach((_, index) => wanted.add(parts.slice(0, index + 1).join('/')))
  }
  const missing: string[] = []
  for (const folder of wanted) if ((await fs.kind(join(root, folder))) === null) missing.push(folder)
  return missing
}

async function giveUp({ ground, name, root }: OpenStage, journal: Journal | null, cause: unknown): Promise<void> {
  let saved: string[] = []
  try {
    if (journal) saved = await takeBack({ ground, stage: name, journal })
    await closeStage({ ground, stage: name })
  } catch {
    if (journal) throw notTakenBack(join(root, name), cause)
  }
  if (saved.length > 0) throw keptBeside(saved, cause)
}

function notTakenBack(stage: string, cause: unknown): CliError {
  return new CliError(
    'WM_UNDO_FAILED',
    {
      what: 'The run failed, and so did taking it back.',
      why: `Some files are in ${stage}, where a journal tells what belongs where.`,
      hint: 'Run the same command again with --abort to undo the rest, or with --continue to finish.',
      path: stage,
    },
    { cause },
  )
}

function keptBeside(saved: readonly string[], cause: unknown): CliError {
  return new CliError(
    'WM_CHANGED_MEANWHILE',
    {
      what: `Files were saved while the run was at work: ${saved.join(', ')}.`,
      why: 'Everything the run had begun was undone. What was saved meanwhile was not lost, but put there.',
      hint: 'Look at these files, then run the same command again.',
      ...(saved[0] === undefined ? {} : { path: saved[0] }),
    },
    { cause },
  )
}

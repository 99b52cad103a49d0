import { join, posix } from 'node:path'
import { below } from '../fs/file-system'
import { sha256 } from '../hash'
import { foldersAround, lockfileNames, readLockfiles, type Lockfile, type LockfilePlace } from '../host/lockfile'
import { isRecord } from '../json'
import { sealedJson, unsealJson, type SealedPlace } from '../seal/sealed-json'
import { isHashOrNull, readUndo, undoFile, undoFolder, type UndoRecord } from './undo-record'

/** A lockfile that an install has created or rewritten: its hash before and after the install. */
interface InstalledLockfile extends LockfilePlace {
  before: string | null
  after: string | null
}

/** A lockfile to restore, as a write below `folder`. */
export interface LockfileBack {
  folder: string
  name: string
  /** The path relative to the project, for reports. */
  shown: string
  bytes: Uint8Array | null
  /** The hash of the lockfile that the install left. */
  before: string | null
}

/** Writes a note beside the record of the last run. The note says which lockfiles the install after the run has created or changed. */
export async function noteInstalled(place: SealedPlace, found: readonly Lockfile[]): Promise<void> {
  const record = await readUndo(place)
  if (record === null) return
  const left = await readLockfiles(place.fs, place.root)
  const lockfiles = found.flatMap(({ up, name, bytes }) => {
    const now = left.find((each) => each.up === up && each.name === name)?.bytes ?? null
    const [before, after] = [hashOf(bytes), hashOf(now)]
    return before === after ? [] : [{ up, name, before, after }]
  })
  const content = await sealedJson(place, 'installed', { record: idOf(record), lockfiles })
  if (lockfiles.length === 0 || content === null) return
  await below(place.fs, place.root, (ground) => ground.create(undoFile.installed(undoFolder), content))
}

/**
 * Finds the lockfiles that `undo` restores in addition to the files of its record: lockfiles that the install has created, and lockfiles in
 * folders around the project. A lockfile is restored only if it is exactly as the install left it. `changed` names the other lockfiles.
 */
export async function lockfilesBack(
  place: SealedPlace,
  record: UndoRecord,
): Promise<{ back: LockfileBack[]; changed: string[] }> {
  const { fs, root } = place
  const back: LockfileBack[] = []
  const changed: string[] = []
  const recorded = new Set(record.files.map(({ path }) => path))
  const folders = await foldersAround(fs, root)
  for (const { up, name, before, after } of await readInstalled(place, record)) {
    const folder = folders[up]
    if (folder === undefined || (up === 0 && recorded.has(name))) continue
    const shown = posix.join(...Array<string>(up).fill('..'), name)
    const kind = await fs.kind(join(folder, name))
    const now = kind === 'file' ? sha256(await fs.read(join(folder, name))) : kind
    if (now === before) continue
    const bytes = before === null ? null : await keptBytes(place, before)
    if (now !== after || (before !== null && bytes === null)) changed.push(shown)
    else back.push({ folder, name, shown, bytes, before: after })
  }
  return { back, changed }
}

async function readInstalled(place: SealedPlace, record: UndoRecord): Promise<InstalledLockfile[]> {
  const path = join(place.root, undoFile.installed(undoFolder))
  if ((await place.fs.kind(path)) !== 'file') return []
  const content = await unsealJson(place, 'installed', await place.fs.read(path))
  const lockfiles = content?.['record'] === idOf(record) ? content['lockfiles'] : null
  return Array.isArray(lockfiles) && lockfiles.every(isInstalledLockfile) ? lockfiles : []
}

/** Returns an id of a record. A note counts only together with its own record. */
function idOf(record: UndoRecord): string {
  return sha256(new TextEncoder().encode(JSON.stringify(record)))
}

async function keptBytes({ fs, root }: SealedPlace, hash: string): Promise<Uint8Array | null> {
  const path = join(root, undoFile.blob(undoFolder, hash))
  const bytes = (await fs.kind(path)) === 'file' ? await fs.read(path) : null
  return bytes !== null && sha256(bytes) === hash ? bytes : null
}

function hashOf(bytes: Uint8Array | null): string | null {
  return bytes === null ? null : sha256(bytes)
}

/** Accepts only a number of levels and a name from a fixed list. So a note cannot name any other path. */
function isInstalledLockfile(value: unknown): value is InstalledLockfile {
  if (!isRecord(value)) return false
  const { up, name, before, after } = value
  const isPlace = Number.isInteger(up) && typeof name === 'string' && lockfileNames.includes(name)
  return isPlace && isHashOrNull(before) && isHashOrNull(after)
}

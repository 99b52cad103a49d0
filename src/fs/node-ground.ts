import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { kindOf } from './entry-kind'
import { errorCode, failure, isNoEntry, type EntryKind, type Ground } from './file-system'
import type { HeldFolder, HeldFolders } from './held-folders'
import { folderMoved, splitPlain } from './unsafe-path'
import { whenFree } from './when-free'

/** Flags for reading a file without following links, and without waiting for a pipe that nobody writes to. Windows has neither flag. */
const asFile = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)
/** The errors after which a file is renamed instead of linked. A full disk may refuse a second name for a file, but still allow a rename. */
const cannotLink = new Set([
  'EPERM',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EMLINK',
  'EXDEV',
  'EINVAL',
  'ENOSPC',
  'EDQUOT',
])
const patient: typeof whenFree = process.platform === 'win32' ? whenFree : async (run) => run()

/** A folder of the real disk that was opened for writing. */
export class NodeGround implements Ground {
  readonly root: string
  readonly #folders: HeldFolders

  constructor(root: string, folders: HeldFolders) {
    this.root = root
    this.#folders = folders
  }

  async kind(path: string): Promise<EntryKind | null> {
    try {
      const { entry } = this.#find(path)
      return kindOf(lstatSync(entry))
    } catch (error) {
      if (isNoEntry(error)) return null
      throw error
    }
  }

  async read(path: string): Promise<Uint8Array> {
    const { entry } = this.#find(path)
    if (kindOf(lstatSync(entry)) !== 'file') throw failure('EISDIR', path)
    const handle = openSync(entry, asFile)
    try {
      return new Uint8Array(readFileSync(handle))
    } finally {
      closeSync(handle)
    }
  }

  async list(path: string): Promise<string[]> {
    splitPlain(path)
    const folder = this.#folders.hold(path)
    return readdirSync(folder.self).sort()
  }

  async isSame(path: string, other: string): Promise<boolean> {
    const [one, two] = [this.#identityAt(path), this.#identityAt(other)]
    return one !== null && one === two
  }

  async create(path: string, bytes: Uint8Array, like?: string): Promise<void> {
    const mode = like === undefined ? null : this.#modeOf(like)
    const { folder, entry } = this.#find(path)
    const handle = openSync(entry, 'wx')
    const made = identity(fstatSync(handle, { bigint: true }))
    const takeBack = (): void => {
      if (identityOf(entry) === made) unlinkSync(entry)
    }
    try {
      if (mode !== null) fchmodSync(handle, mode)
      writeFileSync(handle, bytes, { flush: true })
    } catch (error) {
      attempt(takeBack)
      throw error
    } finally {
      closeSync(handle)
    }
    this.#confirm(path, [folder], takeBack)
  }

  async makeFolder(path: string): Promise<void> {
    const { folder, entry } = this.#find(path)
    mkdirSync(entry)
    const made = identityOf(entry)
    this.#confirm(path, [folder], () => {
      if (identityOf(entry) === made) rmdirSync(entry)
    })
  }

  async rename(from: string, to: string): Promise<void> {
    const [source, target] = [this.#find(from), this.#find(to)]
    requireFree(target.entry, to)
    const moved = identityOf(source.entry)
    this.#folders.forget(from)
    await patient(() => renameSync(source.entry, target.entry))
    this.#confirm(to, [source.folder, target.folder], () => {
      if (identityOf(target.entry) !== moved) return
      requireFree(source.entry, from)
      renameSync(target.entry, source.entry)
    })
  }

  async place(from: string, to: string): Promise<void> {
    const [source, target] = [this.#find(from), this.#find(to)]
    try {
      await patient(() => linkSync(source.entry, target.entry))
    } catch (error) {
      // An earlier run was killed after the link and before the removal of the source.
      if (errorCode(error) === 'EEXIST' && (await this.isSame(from, to))) return this.removeFile(from)
      if (!cannotLink.has(errorCode(error) ?? '')) throw error
      return this.rename(from, to)
    }
    const placed = identityOf(source.entry)
    const takeBack = (): void => {
      if (identityOf(target.entry) === placed) unlinkSync(target.entry)
    }
    this.#confirm(to, [source.folder, target.folder], takeBack)
    try {
      await patient(() => unlinkSync(source.entry))
    } catch (error) {
      takeBack()
      throw error
    }
  }

  async removeFile(path: string): Promise<void> {
    await this.#remove(path, unlinkSync)
  }

  async removeFolder(path: string): Promise<void> {
    if ((await this.list(path)).length > 0) throw failure('ENOTEMPTY', path)
    this.#folders.forget(path)
    await this.#remove(path, rmdirSync)
  }

  async leave(): Promise<void> {
    this.#folders.release()
  }

  /**
   * Removes an entry. If a folder of the path could have been swapped, first renames the entry, because a rename can be undone and a
   * removal cannot.
   */
  async #remove(path: string, remove: (entry: string) => void): Promise<void> {
    const { folder, entry } = this.#find(path)
    if (this.#folders.areSure) {
      remove(entry)
      return this.#confirm(path, [folder], () => {})
    }
    const going = `${entry}.going`
    requireFree(going, path)
    await patient(() => renameSync(entry, going))
    const bringBack = (): void => renameSync(going, entry)
    this.#confirm(path, [folder], bringBack)
    try {
      await patient(() => remove(going))
    } catch (error) {
      bringBack()
      throw error
    }
  }

  #find(path: string): { folder: HeldFolder; entry: string } {
    const { folder, name } = splitPlain(path)
    const held = this.#folders.hold(folder)
    return { folder: held, entry: held.entry(name) }
  }

  /** Checks after a call that the folder is still in its place. Undoes the call if the folder is not. */
  #confirm(path: string, folders: readonly HeldFolder[], takeBack: () => void): void {
    for (const folder of folders) {
      if (folder.isInPlace()) continue
      attempt(takeBack)
      throw folderMoved(join(this.root, splitPlain(path).folder))
    }
  }

  #identityAt(path: string): string | null {
    try {
      return identityOf(this.#find(path).entry)
    } catch (error) {
      if (isNoEntry(error)) return null
      throw error
    }
  }

  #modeOf(path: string): number {
    const { entry } = this.#find(path)
    const { mode } = lstatSync(entry)
    return mode & 0o777
  }
}

/** The device and inode number that identify a file or folder; `null` when the path is free. */
function identityOf(path: string): string | null {
  try {
    return identity(lstatSync(path, { bigint: true }))
  } catch (error) {
    if (isNoEntry(error)) return null
    throw error
  }
}

function identity({ dev, ino }: { dev: bigint; ino: bigint }): string {
  return `${dev}:${ino}`
}

function requireFree(entry: string, path: string): void {
  if (identityOf(entry) !== null) throw failure('EEXIST', path)
}

/** Undoes a part of a failed call. Ignores errors of undoing, because the caller reports the error of the call itself. */
function attempt(undo: () => void): void {
  try {
    undo()
  } catch {
    // The caller reports the error of the call itself.
  }
}

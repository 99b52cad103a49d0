import { constants } from 'node:fs'
import { link, lstat, mkdir, open, readdir, rename, rmdir, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { kindOf } from './entry-kind'
import { errorCode, type EntryKind, type Ground } from './file-system'
import type { HeldFolder, HeldFolders } from './held-folders'
import { folderMoved, splitPlain } from './unsafe-path'
import { whenFree } from './when-free'

/** Does not follow links, and does not block on a pipe that nobody writes to. Windows has neither flag. */
const asFile = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)
const cannotLink = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV', 'EINVAL'])
const patient: typeof whenFree = process.platform === 'win32' ? whenFree : (run) => run()

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
      const { entry } = await this.#find(path)
      return kindOf(await lstat(entry))
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null
      throw error
    }
  }

  async read(path: string): Promise<Uint8Array> {
    const { entry } = await this.#find(path)
    if (kindOf(await lstat(entry)) !== 'file') throw failure('EISDIR', path)
    const handle = await open(entry, asFile)
    try {
      return new Uint8Array(await handle.readFile())
    } finally {
      await handle.close()
    }
  }

  async list(path: string): Promise<string[]> {
    splitPlain(path)
    const folder = await this.#folders.hold(path)
    return (await readdir(folder.self)).sort()
  }

  async isSame(path: string, other: string): Promise<boolean> {
    const [one, two] = [await this.#identityAt(path), await this.#identityAt(other)]
    return one !== null && one === two
  }

  async create(path: string, bytes: Uint8Array, like?: string): Promise<void> {
    const mode = like === undefined ? null : await this.#modeOf(like)
    const { folder, entry } = await this.#find(path)
    const handle = await open(entry, 'wx')
    const made = identity(await handle.stat({ bigint: true }))
    const takeBack = async (): Promise<void> => {
      if ((await identityOf(entry)) === made) await unlink(entry)
    }
    try {
      if (mode !== null) await handle.chmod(mode)
      await writeFile(handle, bytes, { flush: true })
    } catch (error) {
      await takeBack().catch(() => {})
      throw error
    } finally {
      await handle.close()
    }
    await this.#confirm(path, [folder], takeBack)
  }

  async makeFolder(path: string): Promise<void> {
    const { folder, entry } = await this.#find(path)
    await mkdir(entry)
    const made = await identityOf(entry)
    await this.#confirm(path, [folder], async () => {
      if ((await identityOf(entry)) === made) await rmdir(entry)
    })
  }

  async rename(from: string, to: string): Promise<void> {
    const [source, target] = [await this.#find(from), await this.#find(to)]
    await requireFree(target.entry, to)
    const moved = await identityOf(source.entry)
    await this.#folders.forget(from)
    await patient(() => rename(source.entry, target.entry))
    await this.#confirm(to, [source.folder, target.folder], async () => {
      if ((await identityOf(target.entry)) !== moved) return
      await requireFree(source.entry, from)
      await rename(target.entry, source.entry)
    })
  }

  async place(from: string, to: string): Promise<void> {
    const [source, target] = [await this.#find(from), await this.#find(to)]
    try {
      await patient(() => link(source.entry, target.entry))
    } catch (error) {
      // An earlier run was killed between the link and the removal of the source.
      if (errorCode(error) === 'EEXIST' && (await this.isSame(from, to))) return this.removeFile(from)
      if (!cannotLink.has(errorCode(error) ?? '')) throw error
      return this.rename(from, to)
    }
    const placed = await identityOf(source.entry)
    const takeBack = async (): Promise<void> => {
      if ((await identityOf(target.entry)) === placed) await unlink(target.entry)
    }
    await this.#confirm(to, [source.folder, target.folder], takeBack)
    try {
      await patient(() => unlink(source.entry))
    } catch (error) {
      await takeBack()
      throw error
    }
  }

  async removeFile(path: string): Promise<void> {
    await this.#remove(path, unlink)
  }

  async removeFolder(path: string): Promise<void> {
    if ((await this.list(path)).length > 0) throw failure('ENOTEMPTY', path)
    await this.#folders.forget(path)
    await this.#remove(path, rmdir)
  }

  leave(): Promise<void> {
    return this.#folders.release()
  }

  /** Renames an entry before it is removed, where a folder on the way could have been swapped: a rename can be undone, a removal cannot. */
  async #remove(path: string, remove: (entry: string) => Promise<void>): Promise<void> {
    const { folder, entry } = await this.#find(path)
    if (this.#folders.areSure) {
      await remove(entry)
      return this.#confirm(path, [folder], async () => {})
    }
    const going = `${entry}.going`
    await requireFree(going, path)
    await patient(() => rename(entry, going))
    const bringBack = (): Promise<void> => rename(going, entry)
    await this.#confirm(path, [folder], bringBack)
    try {
      await patient(() => remove(going))
    } catch (error) {
      await bringBack()
      throw error
    }
  }

  async #find(path: string): Promise<{ folder: HeldFolder; entry: string }> {
    const { folder, name } = splitPlain(path)
    const held = await this.#folders.hold(folder)
    return { folder: held, entry: held.entry(name) }
  }

  /** Checks after a call that the folder is still in its place. If it is not, the call is undone. */
  async #confirm(path: string, folders: readonly HeldFolder[], takeBack: () => Promise<void>): Promise<void> {
    for (const folder of folders) {
      if (await folder.isInPlace()) continue
      await takeBack().catch(() => {})
      throw folderMoved(join(this.root, splitPlain(path).folder))
    }
  }

  async #identityAt(path: string): Promise<string | null> {
    try {
      return await identityOf((await this.#find(path)).entry)
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null
      throw error
    }
  }

  async #modeOf(path: string): Promise<number> {
    const { entry } = await this.#find(path)
    const { mode } = await lstat(entry)
    return mode & 0o777
  }
}

/** The device and inode number that identify a file or folder; `null` when the path is free. */
async function identityOf(path: string): Promise<string | null> {
  try {
    return identity(await lstat(path, { bigint: true }))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

function identity({ dev, ino }: { dev: bigint; ino: bigint }): string {
  return `${dev}:${ino}`
}

async function requireFree(entry: string, path: string): Promise<void> {
  if ((await identityOf(entry)) !== null) throw failure('EEXIST', path)
}

function failure(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code })
}

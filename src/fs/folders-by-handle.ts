import { constants } from 'node:fs'
import { open, readlink, type FileHandle } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { errorCode } from './file-system'
import type { HeldFolder, HeldFolders } from './held-folders'
import { folderMoved, linkOnTheWay } from './unsafe-path'

const asRealFolder = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW

/**
 * Keeps folders open by handle, on Linux. A path through `/proc/self/fd` leads to the opened folder even when another one has taken its
 * place, and the system tells where the folder is now.
 */
export class FoldersByHandle implements HeldFolders {
  readonly areSure = true
  readonly #root: string
  readonly #handles = new Map<string, FileHandle>()
  /** The path of the root when it was opened. */
  #place = ''

  private constructor(root: string) {
    this.#root = root
  }

  /** Opens a root; `null` when the system has no `/proc/self/fd`. */
  static async enter(root: string): Promise<FoldersByHandle | null> {
    const folders = new FoldersByHandle(root)
    const handle = await openFolder(root, root)
    folders.#handles.set('', handle)
    const place = await readlink(`/proc/self/fd/${handle.fd}`).catch(() => null)
    if (place !== null) folders.#place = place
    else await folders.release()
    return place === null ? null : folders
  }

  async hold(folder: string): Promise<HeldFolder> {
    const known = this.#handles.get(folder)
    const held = known && this.#held(folder, known)
    if (held && (await held.isInPlace())) return held
    if (folder === '') throw folderMoved(this.#root)
    await this.forget(folder)
    const parent = posix.dirname(folder)
    const above = await this.hold(parent === '.' ? '' : parent)
    const handle = await openFolder(above.entry(posix.basename(folder)), join(this.#root, folder))
    this.#handles.set(folder, handle)
    return this.#held(folder, handle)
  }

  async forget(folder: string): Promise<void> {
    const gone = [...this.#handles].filter(([path]) => path === folder || path.startsWith(`${folder}/`))
    for (const [path, handle] of gone) {
      this.#handles.delete(path)
      await handle.close()
    }
  }

  async release(): Promise<void> {
    const handles = [...this.#handles.values()]
    this.#handles.clear()
    for (const handle of handles) await handle.close()
  }

  #held(folder: string, { fd }: FileHandle): HeldFolder {
    const self = `/proc/self/fd/${fd}`
    const place = folder === '' ? this.#place : posix.join(this.#place, folder)
    return {
      self,
      entry: (name) => `${self}/${name}`,
      isInPlace: async () => isSamePlace(await readlink(self), place),
    }
  }
}

async function openFolder(path: string, name: string): Promise<FileHandle> {
  try {
    return await open(path, asRealFolder)
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR' || errorCode(error) === 'ELOOP') throw linkOnTheWay(name)
    throw error
  }
}

/** Compares two places without upper case and Unicode forms, because some disks return their own spelling of a name. */
function isSamePlace(a: string, b: string): boolean {
  const fold = (path: string): string => path.normalize('NFC').toLowerCase()
  return a === b || fold(a) === fold(b)
}

import { closeSync, constants, openSync, readlinkSync } from 'node:fs'
import { join, posix } from 'node:path'
import { errorCode } from './file-system'
import type { HeldFolder, HeldFolders } from './held-folders'
import { folderMoved, linkOnTheWay } from './unsafe-path'

const asRealFolder = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW

/**
 * Keeps folders open by handle, on Linux. A path through `/proc/self/fd` leads to the opened folder even if another folder has taken its
 * place. The system also says where the opened folder is now.
 */
export class FoldersByHandle implements HeldFolders {
  readonly areSure = true
  readonly #root: string
  readonly #handles = new Map<string, number>()
  /** The path of the root when it was opened. */
  #place = ''

  private constructor(root: string) {
    this.#root = root
  }

  /** Opens a root; returns `null` if the system has no `/proc/self/fd`. */
  static enter(root: string): FoldersByHandle | null {
    const folders = new FoldersByHandle(root)
    const handle = openFolder(root, root)
    folders.#handles.set('', handle)
    try {
      folders.#place = readlinkSync(`/proc/self/fd/${handle}`)
      return folders
    } catch {
      folders.release()
      return null
    }
  }

  hold(folder: string): HeldFolder {
    const known = this.#handles.get(folder)
    const held = known === undefined ? undefined : this.#held(folder, known)
    if (held?.isInPlace()) return held
    if (folder === '') throw folderMoved(this.#root)
    this.forget(folder)
    const parent = posix.dirname(folder)
    const above = this.hold(parent === '.' ? '' : parent)
    const handle = openFolder(above.entry(posix.basename(folder)), join(this.#root, folder))
    this.#handles.set(folder, handle)
    return this.#held(folder, handle)
  }

  forget(folder: string): void {
    const gone = [...this.#handles].filter(([path]) => path === folder || path.startsWith(`${folder}/`))
    for (const [path, handle] of gone) {
      this.#handles.delete(path)
      closeSync(handle)
    }
  }

  release(): void {
    const handles = [...this.#handles.values()]
    this.#handles.clear()
    for (const handle of handles) closeSync(handle)
  }

  #held(folder: string, handle: number): HeldFolder {
    const self = `/proc/self/fd/${handle}`
    const place = folder === '' ? this.#place : posix.join(this.#place, folder)
    return {
      self,
      entry: (name) => `${self}/${name}`,
      isInPlace: () => isSamePlace(readlinkSync(self), place),
    }
  }
}

function openFolder(path: string, name: string): number {
  try {
    return openSync(path, asRealFolder)
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

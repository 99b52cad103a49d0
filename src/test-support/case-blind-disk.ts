import type { FileSystem } from '../fs/file-system'
import { groundOver, type WritableDisk } from './ground-over'

/** A disk that ignores letter case and Unicode normalization, as on macOS and Windows. */
export function caseBlindDisk(disk: FileSystem & WritableDisk): FileSystem {
  const fold = (name: string): string => name.normalize('NFC').toLowerCase()
  /** Returns the path in the spelling of the disk, as far as the path exists. */
  const at = async (path: string): Promise<string> => {
    let found = ''
    for (const name of path.split('/').filter((part) => part !== '')) {
      const names = (await disk.kind(found || '/')) === 'folder' ? await disk.list(found || '/') : []
      found = `${found}/${names.find((other) => fold(other) === fold(name)) ?? name}`
    }
    return found || '/'
  }
  const reads: Omit<FileSystem, 'enter'> = {
    kind: async (path) => disk.kind(await at(path)),
    read: async (path) => disk.read(await at(path)),
    size: async (path) => disk.size(await at(path)),
    realPath: async (path) => disk.realPath(await at(path)),
    list: async (path) => disk.list(await at(path)),
  }
  const writes: WritableDisk = {
    create: async (path, bytes, like) => disk.create(await at(path), bytes, like && (await at(like))),
    makeFolder: async (path) => disk.makeFolder(await at(path)),
    rename: async (from, to) => disk.rename(await at(from), await at(to)),
    removeFile: async (path) => disk.removeFile(await at(path)),
    removeFolder: async (path) => disk.removeFolder(await at(path)),
  }
  return { ...reads, enter: (root) => groundOver(writes, root, reads) }
}

import type { FileSystem } from '../fs/file-system'
import { groundOver, type WritableDisk } from './ground-over'
import type { MemoryFileSystem } from './memory-file-system'

/** A drive `C:` over a disk in memory. It accepts only absolute paths with backslashes, so that a test notices any other path. */
export function windowsDisk(disk: MemoryFileSystem): FileSystem {
  const at = (path: string): string => {
    if (!/^C:\\[^/]*$/.test(path)) throw new Error(`Not a path of Windows: ${path}`)
    return path.slice(2).replaceAll('\\', '/')
  }
  const reads: Omit<FileSystem, 'enter'> = {
    kind: async (path) => disk.kind(at(path)),
    read: async (path) => disk.read(at(path)),
    size: async (path) => disk.size(at(path)),
    realPath: async (path) => `C:${(await disk.realPath(at(path))).replaceAll('/', '\\')}`,
    list: async (path) => disk.list(at(path)),
  }
  const writes: WritableDisk = {
    create: async (path, bytes) => disk.create(at(path), bytes),
    makeFolder: async (path) => disk.makeFolder(at(path)),
    rename: async (from, to) => disk.rename(at(from), at(to)),
    removeFile: async (path) => disk.removeFile(at(path)),
    removeFolder: async (path) => disk.removeFolder(at(path)),
  }
  return { ...reads, enter: (root) => groundOver(writes, root, reads, '\\') }
}

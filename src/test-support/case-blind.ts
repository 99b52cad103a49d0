import { basename, dirname, join } from 'node:path'
import type { FileSystem } from '../fs/file-system'

/** A disk that does not tell upper from lower case, as those of macOS and Windows do not. */
export function caseBlind(disk: FileSystem): FileSystem {
  const at = async (path: string): Promise<string> => {
    if (dirname(path) === path) return path
    const parent = await at(dirname(path))
    const names = (await disk.kind(parent)) === 'folder' ? await disk.list(parent) : []
    return join(parent, names.find((name) => name.toLowerCase() === basename(path).toLowerCase()) ?? basename(path))
  }
  return {
    kind: async (path) => disk.kind(await at(path)),
    read: async (path) => disk.read(await at(path)),
    realPath: async (path) => disk.realPath(await at(path)),
    list: async (path) => disk.list(await at(path)),
    create: async (path, bytes, like) => disk.create(await at(path), bytes, like && (await at(like))),
    makeFolder: async (path) => disk.makeFolder(await at(path)),
    rename: async (from, to) => disk.rename(await at(from), await at(to)),
    removeFile: async (path) => disk.removeFile(await at(path)),
    removeFolder: async (path) => disk.removeFolder(await at(path)),
  }
}

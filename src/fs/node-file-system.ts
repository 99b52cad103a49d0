import { lstat, readdir, readFile, realpath } from 'node:fs/promises'
import { kindOf } from './entry-kind'
import { errorCode, type FileSystem } from './file-system'
import { FoldersByHandle } from './folders-by-handle'
import { FoldersByIdentity } from './folders-by-identity'
import { NodeGround } from './node-ground'

/** The real disk. */
export const nodeFileSystem: FileSystem = {
  kind: async (path) => {
    try {
      return kindOf(await lstat(path))
    } catch (error) {
      const code = errorCode(error)
      if (code === 'ENOENT' || code === 'ENOTDIR') return null
      throw error
    }
  },
  read: async (path) => new Uint8Array(await readFile(path)),
  realPath: (path) => realpath(path),
  list: async (path) => (await readdir(path)).sort(),
  enter: async (root) => {
    const byHandle = process.platform === 'linux' ? await FoldersByHandle.enter(root) : null
    return new NodeGround(root, byHandle ?? (await FoldersByIdentity.enter(root)))
  },
}

/** The real disk, used the way that every system supports: without folder handles. */
export const portableFileSystem: FileSystem = {
  ...nodeFileSystem,
  enter: async (root) => new NodeGround(root, await FoldersByIdentity.enter(root)),
}

import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { kindOf } from './entry-kind'
import { errorCode, failure, isNoEntry, type FileSystem } from './file-system'
import { FoldersByHandle } from './folders-by-handle'
import { FoldersByIdentity } from './folders-by-identity'
import { NodeGround } from './node-ground'

/** The real disk, with Node's synchronous calls, because the asynchronous calls take several times as much processor time. */
export const nodeFileSystem: FileSystem = {
  kind: async (path) => {
    try {
      return kindOf(lstatSync(path))
    } catch (error) {
      if (isNoEntry(error) || errorCode(error) === 'ENOTDIR') return null
      throw error
    }
  },
  read: async (path) => {
    // Opening a pipe would wait for a program that writes into it.
    if (!statSync(path).isFile()) throw failure('EISDIR', path)
    return new Uint8Array(readFileSync(path))
  },
  size: async (path) => lstatSync(path).size,
  realPath: async (path) => realpathSync.native(path),
  list: async (path) => readdirSync(path).sort(),
  enter: async (root) => {
    const byHandle = process.platform === 'linux' ? FoldersByHandle.enter(root) : null
    return new NodeGround(root, byHandle ?? FoldersByIdentity.enter(root))
  },
}

/** The real disk without folder handles, which works on every system. */
export const portableFileSystem: FileSystem = {
  ...nodeFileSystem,
  enter: async (root) => new NodeGround(root, FoldersByIdentity.enter(root)),
}

import {
  chmod,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rmdir,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { errorCode, type EntryKind, type FileSystem } from './file-system'
import { whenFree } from './when-free'

/** The real disk. */
export const nodeFileSystem: FileSystem = {
  kind: async (path) => {
    try {
      const entry = await lstat(path)
      return kindOf(entry)
    } catch (error) {
      const code = errorCode(error)
      if (code === 'ENOENT' || code === 'ENOTDIR') return null
      throw error
    }
  },
  read: async (path) => new Uint8Array(await readFile(path)),
  realPath: (path) => realpath(path),
  list: async (path) => (await readdir(path)).sort(),
  create: async (path, bytes, like) => {
    await writeFile(path, bytes, { flag: 'wx', flush: true })
    if (like !== undefined) await chmod(path, (await stat(like)).mode & 0o777)
  },
  makeFolder: async (path) => {
    await mkdir(path)
  },
  rename: process.platform === 'win32' ? (from, to) => whenFree(() => rename(from, to)) : rename,
  removeFile: unlink,
  removeFolder: rmdir,
}

function kindOf(entry: { isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean }): EntryKind {
  if (entry.isSymbolicLink()) return 'link'
  if (entry.isDirectory()) return 'folder'
  return entry.isFile() ? 'file' : 'other'
}

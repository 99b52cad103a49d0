import { errorCode, type FileSystem, type Ground } from '../fs/file-system'
import { linkOnTheWay, splitPlain } from '../fs/unsafe-path'

/** The operations of a test disk at an absolute path. */
export interface WritableDisk {
  create(path: string, bytes: Uint8Array, like?: string): Promise<void>
  makeFolder(path: string): Promise<void>
  rename(from: string, to: string): Promise<void>
  removeFile(path: string): Promise<void>
  removeFolder(path: string): Promise<void>
}

/** A folder of a test disk, opened by the same rules as a folder of a real disk. Nothing else changes the disk during a call. */
export async function groundOver(
  disk: WritableDisk,
  root: string,
  fs: Omit<FileSystem, 'enter'>,
  separator = '/',
): Promise<Ground> {
  const absolute = (path: string): string => [root, ...(path === '' ? [] : path.split('/'))].join(separator)
  const at = async (path: string): Promise<string> => {
    splitPlain(path)
    const parts = path.split('/')
    for (let depth = 0; depth < parts.length; depth++) {
      const folder = absolute(parts.slice(0, depth).join('/'))
      const kind = await fs.kind(folder)
      if (kind === null) throw failure('ENOENT', folder)
      if (kind !== 'folder') throw linkOnTheWay(folder)
    }
    return absolute(path)
  }
  const rename = async (from: string, to: string): Promise<void> => {
    const [source, target] = [await at(from), await at(to)]
    if ((await fs.kind(target)) !== null) throw failure('EEXIST', target)
    await disk.rename(source, target)
  }
  if ((await fs.kind(root)) === null) throw failure('ENOENT', root)
  if ((await fs.kind(root)) !== 'folder') throw linkOnTheWay(root)
  return {
    root,
    kind: async (path) => {
      try {
        return await fs.kind(await at(path))
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null
        throw error
      }
    },
    read: async (path) => fs.read(await at(path)),
    list: async (path) => fs.list(await at(path)),
    isSame: async () => false,
    create: async (path, bytes, like) =>
      disk.create(await at(path), bytes, like === undefined ? undefined : await at(like)),
    makeFolder: async (path) => disk.makeFolder(await at(path)),
    rename,
    place: rename,
    removeFile: async (path) => disk.removeFile(await at(path)),
    removeFolder: async (path) => disk.removeFolder(await at(path)),
    leave: async () => {},
  }
}

function failure(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code })
}

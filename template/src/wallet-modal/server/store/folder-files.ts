import { isRecord } from '../../domain/errors/errors'
import { builtinModule } from '../http/environment'

/** Of Node's file functions those that a folder store needs. */
interface FileSystem {
  mkdir(path: string, options: { recursive: true; mode: number }): Promise<unknown>
  rename(from: string, to: string): Promise<void>
  rmdir(path: string): Promise<void>
  unlink(path: string): Promise<void>
  writeFile(path: string, text: string, options: { mode: number }): Promise<void>
}

/** What is made here is for its owner only. */
const folderMode = 0o700
const fileMode = 0o600
/** How often a file is put into a folder that is removed each time. */
const maxTries = 5

function isFileSystem(value: unknown): value is FileSystem {
  const names = ['mkdir', 'rename', 'rmdir', 'unlink', 'writeFile']
  return isRecord(value) && names.every((name) => typeof value[name] === 'function')
}

function isMissing(error: unknown): boolean {
  return isRecord(error) && error['code'] === 'ENOENT'
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Steps on the files of a folder that either happen as a whole or not at all. */
export interface FolderFiles {
  /** Writes a file, whose folder is made where there is none: whoever reads meanwhile may see it half written. */
  write(path: string, text: string): Promise<void>
  /** Puts a file in the place of another, whose folder is made where there is none. */
  move(from: string, to: string): Promise<void>
  /** True for the one who removed it, on all processes of this machine. */
  remove(path: string): Promise<boolean>
  /** Removes the folder of a file unless something else is in it. */
  removeEmptyFolderOf(path: string): Promise<void>
}

async function inFolderOf({ mkdir }: FileSystem, path: string, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await mkdir(parentOf(path), { recursive: true, mode: folderMode })
      return await work()
    } catch (error) {
      // The folder may be removed between the two, or while it is made, as it is empty.
      if (!isMissing(error) || tries === maxTries) throw error
    }
  }
}

/** @throws Error where there is no file system */
export function openFolderFiles(): FolderFiles {
  const files = builtinModule('node:fs/promises')
  if (!isFileSystem(files))
    throw new Error('there is no disk to keep a folder on; set SIGN_IN_STORE to a redis:// or postgres:// address')
  return {
    write: (path, text) => inFolderOf(files, path, () => files.writeFile(path, text, { mode: fileMode })),
    move: (from, to) => inFolderOf(files, to, () => files.rename(from, to)),
    async remove(path) {
      try {
        await files.unlink(path)
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    async removeEmptyFolderOf(path) {
      // An empty folder that stays, for whatever reason, changes nothing.
      await files.rmdir(parentOf(path)).catch(() => {})
    },
  }
}

import { isRecord } from '../../domain/errors'
import { builtinModule } from '../environment'

/** Of Node's file functions those that a folder store needs. */
interface FileSystem {
  mkdir(path: string, options: { recursive: true; mode: number }): Promise<unknown>
  rename(from: string, to: string): Promise<void>
  unlink(path: string): Promise<void>
}

function isFileSystem(value: unknown): value is FileSystem {
  return isRecord(value) && ['mkdir', 'rename', 'unlink'].every((name) => typeof value[name] === 'function')
}

function isMissing(error: unknown): boolean {
  return isRecord(error) && error['code'] === 'ENOENT'
}

/** Steps on the files of a folder that either happen as a whole or not at all. */
export interface FolderFiles {
  /** Puts a file in the place of another, whose folder is made where there is none. */
  move(from: string, to: string): Promise<void>
  /** True for the one who removed it, on all processes of this machine. */
  remove(path: string): Promise<boolean>
}

/** @throws Error where there is no file system */
export function openFolderFiles(): FolderFiles {
  const files = builtinModule('node:fs/promises')
  if (!isFileSystem(files))
    throw new Error('there is no disk to keep a folder on; set SIGN_IN_STORE to a redis:// or postgres:// address')
  return {
    async move(from, to) {
      await files.mkdir(to.slice(0, to.lastIndexOf('/')), { recursive: true, mode: 0o700 })
      await files.rename(from, to)
    },
    async remove(path) {
      try {
        await files.unlink(path)
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
  }
}

import { isRecord } from '../../domain/errors/errors'
import { builtinModule } from '../http/environment'

/** The functions of `node:fs/promises` that a folder store needs. */
interface FileSystem {
  mkdir(path: string, options: { recursive: true; mode: number }): Promise<unknown>
  rename(from: string, to: string): Promise<void>
  rmdir(path: string): Promise<void>
  unlink(path: string): Promise<void>
  writeFile(path: string, text: string, options: { mode: number }): Promise<void>
}

/** Only the owner can read the folders and files. */
const folderMode = 0o700
const fileMode = 0o600
/** How often to try again when another process removes the folder before the file is in it. */
const maxTries = 5

function isFileSystem(value: unknown): value is FileSystem {
  const names = ['mkdir', 'rename', 'rmdir', 'unlink', 'writeFile']
  return isRecord(value) && names.every((name) => typeof value[name] === 'function')
}

function isMissing(error: unknown): boolean {
  return isRecord(error) && error['code'] === 'ENOENT'
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The file operations of a folder store. */
export interface FolderFiles {
  /** Writes a file and creates its folder if necessary. Not atomic: a simultaneous read may get a part of the text. */
  write(path: string, text: string): Promise<void>
  /** Moves a file to another path atomically and creates the folder if necessary. */
  move(from: string, to: string): Promise<void>
  /** Removes a file. Of several processes that remove the same file, only one gets true. */
  remove(path: string): Promise<boolean>
  /** Removes the folder of a file if the folder is empty. */
  removeEmptyFolderOf(path: string): Promise<void>
}

async function inFolderOf({ mkdir }: FileSystem, path: string, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await mkdir(parentOf(path), { recursive: true, mode: folderMode })
      return await work()
    } catch (error) {
      // Another process may remove the folder before the file is in it, because the folder is empty.
      if (!isMissing(error) || tries === maxTries) throw error
    }
  }
}

/**
 * Opens the file system.
 * @param variable the environment variable that may name another kind of store
 * @throws Error on runtimes without a file system
 */
export function openFolderFiles(variable = 'the address'): FolderFiles {
  const files = builtinModule('node:fs/promises')
  if (!isFileSystem(files))
    throw new Error(`there is no disk to keep a folder on; set ${variable} to a redis:// or postgres:// address`)
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
      // An error is ignored, because an empty folder does no harm.
      await files.rmdir(parentOf(path)).catch(() => {})
    },
  }
}

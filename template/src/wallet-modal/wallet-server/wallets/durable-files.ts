import { isRecord } from '../../domain/errors/errors'
import { builtinModule } from '../../server-kit/http/environment'

interface FileHandle {
  writeFile(text: string): Promise<void>
  sync(): Promise<void>
  close(): Promise<void>
}

/** The functions of `node:fs/promises` that the wallets in a folder need. */
interface FileSystem {
  link(existing: string, path: string): Promise<void>
  mkdir(path: string, options: { recursive: true; mode: number }): Promise<string | undefined>
  open(path: string, flags: string, mode?: number): Promise<FileHandle>
  readdir(path: string): Promise<string[]>
  readFile(path: string, encoding: 'utf8'): Promise<string>
  rename(from: string, to: string): Promise<void>
  unlink(path: string): Promise<void>
}

/** Only the owner can read the folders and files. */
const folderMode = 0o700
const fileMode = 0o600

function isFileSystem(value: unknown): value is FileSystem {
  const names = ['link', 'mkdir', 'open', 'readdir', 'readFile', 'rename', 'unlink']
  return isRecord(value) && names.every((name) => typeof value[name] === 'function')
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return isRecord(error) && codes.includes(String(error['code']))
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/**
 * Files that survive a crash of the process or of the machine: every method returns after the disk has the file and its name. A file is
 * written as a draft first, so that nobody ever reads a part of a file. The name of the draft is the name of the file with a random
 * ending (`1.json.…`). A process that ends while it writes may leave its draft on the disk.
 */
export interface DurableFiles {
  /** The text of a file; undefined if there is no file. */
  read(path: string): Promise<string | undefined>
  /** The names in a folder; empty if there is no folder. */
  list(path: string): Promise<readonly string[]>
  /**
   * Writes a file that does not exist. Returns false when the file exists, and when another process has removed the draft. If several
   * processes create the same file, only one of them gets true.
   */
  create(path: string, text: string): Promise<boolean>
  /** Writes a file, in place of the earlier one if there is one. */
  replace(path: string, text: string): Promise<void>
  /** Removes a file if it exists. */
  remove(path: string): Promise<void>
}

/** Opens the file system for the files below a folder. @throws Error on runtimes without a file system */
export function openDurableFiles(folder: string): DurableFiles {
  const found = builtinModule('node:fs/promises')
  if (!isFileSystem(found))
    throw new Error('there is no disk to keep a folder on; set WALLET_DATABASE to a postgres:// address')
  const files: FileSystem = found

  async function syncFolder(path: string): Promise<void> {
    try {
      const handle = await files.open(path, 'r')
      await handle.sync().finally(() => handle.close())
    } catch (error) {
      // Windows cannot do this with folders, and writes the names of files without it.
      if (!hasCode(error, 'EISDIR', 'EPERM', 'EACCES', 'EINVAL')) throw error
    }
  }

  /** Makes the folder, and has the disk write the names of all folders that were made. */
  async function makeFolder(path: string): Promise<void> {
    const first = await files.mkdir(path, { recursive: true, mode: folderMode })
    if (first === undefined) return
    for (let made = path; made.length > folder.length; made = parentOf(made)) await syncFolder(parentOf(made))
    if (folder.includes('/') && first.length <= folder.length) await syncFolder(parentOf(folder) || '/')
  }

  async function writeDraft(path: string, text: string): Promise<string> {
    const draft = `${path}.${crypto.randomUUID()}`
    await makeFolder(parentOf(path))
    const handle = await files.open(draft, 'wx', fileMode)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    return draft
  }

  /** Returns false if there is no file. */
  async function unlink(path: string): Promise<boolean> {
    try {
      await files.unlink(path)
      return true
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return false
      throw error
    }
  }

  return {
    async read(path) {
      try {
        return await files.readFile(path, 'utf8')
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return undefined
        throw error
      }
    },
    async list(path) {
      try {
        return await files.readdir(path)
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return []
        throw error
      }
    },
    async create(path, text) {
      const draft = await writeDraft(path, text)
      try {
        // A link fails when the name exists, unlike a rename.
        await files.link(draft, path)
      } catch (error) {
        if (hasCode(error, 'EEXIST', 'ENOENT')) return false
        throw error
      } finally {
        await unlink(draft)
      }
      await syncFolder(parentOf(path))
      return true
    },
    async replace(path, text) {
      await files.rename(await writeDraft(path, text), path)
      await syncFolder(parentOf(path))
    },
    async remove(path) {
      if (await unlink(path)) await syncFolder(parentOf(path))
    },
  }
}

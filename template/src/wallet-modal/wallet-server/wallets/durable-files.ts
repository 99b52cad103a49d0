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
  stat(path: string): Promise<{ mtimeMs: number }>
  unlink(path: string): Promise<void>
}

/** Only the owner can read the folders and files. */
const folderMode = 0o700
const fileMode = 0o600
/** A draft that is older than this belongs to a process that ended while writing, in milliseconds. */
const maxWriteMs = 3_600_000

function isFileSystem(value: unknown): value is FileSystem {
  const names = ['link', 'mkdir', 'open', 'readdir', 'readFile', 'rename', 'stat', 'unlink']
  return isRecord(value) && names.every((name) => typeof value[name] === 'function')
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return isRecord(error) && codes.includes(String(error['code']))
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/**
 * Files that survive the end of the process and of the machine: every method returns after the disk has the file and its name. A
 * file is written under another name first, so that nobody ever reads a part of a file.
 */
export interface DurableFiles {
  /** The text of a file; undefined without such a file. */
  read(path: string): Promise<string | undefined>
  /** The names in a folder; empty without such a folder. */
  list(path: string): Promise<readonly string[]>
  /** Writes a file that does not exist. Returns false when the file exists. Of several processes, only one gets true. */
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
  const drafts = `${folder}/writing`

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

  let swept: Promise<void> | undefined

  /** Removes the drafts of processes that ended while writing. */
  async function sweepDrafts(): Promise<void> {
    for (const name of await files.readdir(drafts)) {
      const { mtimeMs } = await files.stat(`${drafts}/${name}`)
      if (mtimeMs < Date.now() - maxWriteMs) await files.unlink(`${drafts}/${name}`)
    }
  }

  async function writeDraft(text: string): Promise<string> {
    const draft = `${drafts}/${crypto.randomUUID()}`
    await makeFolder(drafts)
    // Once for each process. An error is ignored, because old drafts do no harm.
    swept ??= sweepDrafts().catch(() => {})
    await swept
    const handle = await files.open(draft, 'wx', fileMode)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    return draft
  }

  async function remove(path: string): Promise<void> {
    try {
      await files.unlink(path)
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error
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
      const draft = await writeDraft(text)
      try {
        await makeFolder(parentOf(path))
        // A link fails when the name exists, unlike a rename.
        await files.link(draft, path)
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false
        throw error
      } finally {
        await remove(draft)
      }
      await syncFolder(parentOf(path))
      return true
    },
    async replace(path, text) {
      const draft = await writeDraft(text)
      await makeFolder(parentOf(path))
      await files.rename(draft, path)
      await syncFolder(parentOf(path))
    },
    async remove(path) {
      await remove(path)
    },
  }
}

import type { DurableFiles } from './durable-files'

/** A row and the number of its version, which begins with 1. */
export interface VersionedRow {
  version: number
  value: unknown
}

/** Rows whose every version is a file of its own, so that of several processes only one can write the next version. */
export interface VersionedRows {
  /** The newest version of the row in a folder; undefined without one. */
  read(path: string): Promise<VersionedRow | undefined>
  /**
   * Writes a version, and removes all but the newest `kept`. Returns false when this version or a later one exists.
   */
  append(path: string, version: number, value: object, kept: number): Promise<boolean>
  /** Removes all but the newest `kept` versions, and the drafts of processes that ended while writing. */
  prune(path: string, kept: number): Promise<void>
}

/** A file of a row: a finished version, or a draft of a version. */
interface VersionFile {
  name: string
  version: number
  isDraft: boolean
}

function parseName(name: string): VersionFile | undefined {
  const [, version, draft] = /^([1-9]\d*)\.json(\.[0-9a-f-]{36})?$/.exec(name) ?? []
  return version === undefined ? undefined : { name, version: Number(version), isDraft: draft !== undefined }
}

/** The number of the newest version; 0 if there is no version. */
const newestOf = (found: readonly VersionFile[]) =>
  Math.max(0, ...found.filter(({ isDraft }) => !isDraft).map(({ version }) => version))

/** Creates rows in versions. @throws SyntaxError for a file that is not JSON: a damaged row must never look like a missing one */
export function createVersionedRows(files: DurableFiles): VersionedRows {
  const fileOf = (path: string, version: number) => `${path}/${version}.json`
  const filesIn = async (path: string) => (await files.list(path)).map(parseName).filter((found) => found !== undefined)

  /**
   * Removes old versions, and drafts whose version already exists. Such a draft belongs to a process that has ended, or that is too
   * late. Errors are ignored: the newest version is written in any case, and the next call removes what is left.
   */
  async function removeOld(path: string, found: readonly VersionFile[], kept: number): Promise<void> {
    const newest = newestOf(found)
    const old = found.filter(({ version, isDraft }) => version <= (isDraft ? newest : newest - kept))
    await Promise.all(old.map(({ name }) => files.remove(`${path}/${name}`))).catch(() => {})
  }

  return {
    async read(path) {
      for (;;) {
        const version = newestOf(await filesIn(path))
        if (version === 0) return undefined
        const text = await files.read(fileOf(path, version))
        // Without a text, another process has written later versions and removed this one meanwhile.
        if (text !== undefined) return { version, value: JSON.parse(text) }
      }
    },
    async append(path, version, value, kept) {
      if (!(await files.create(fileOf(path, version), JSON.stringify(value)))) return false
      const found = await filesIn(path)
      if (newestOf(found) > version) {
        // An old version was removed before, so its name was free again.
        await files.remove(fileOf(path, version))
        return false
      }
      await removeOld(path, found, kept)
      return true
    },
    prune: async (path, kept) => removeOld(path, await filesIn(path), kept),
  }
}

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
  /** Removes all but the newest `kept` versions, for example after a process that ended between its writes. */
  prune(path: string, kept: number): Promise<void>
}

/** Creates rows in versions. @throws SyntaxError for a file that is not JSON: a damaged row must never look like a missing one */
export function createVersionedRows(files: DurableFiles): VersionedRows {
  async function versionsIn(path: string): Promise<number[]> {
    const versions = (await files.list(path)).map((name) => /^([1-9]\d*)\.json$/.exec(name)?.[1])
    return versions.flatMap((version) => (version === undefined ? [] : [Number(version)]))
  }

  /** Errors are ignored: the newest version is written in any case, and the next call removes what is left. */
  async function removeOld(path: string, versions: readonly number[], kept: number): Promise<void> {
    const old = versions.filter((version) => version <= Math.max(...versions) - kept)
    await Promise.all(old.map((version) => files.remove(fileOf(path, version)))).catch(() => {})
  }

  const fileOf = (path: string, version: number) => `${path}/${version}.json`

  return {
    async read(path) {
      for (;;) {
        const versions = await versionsIn(path)
        if (versions.length === 0) return undefined
        const version = Math.max(...versions)
        const text = await files.read(fileOf(path, version))
        // Without a text, another process has written later versions and removed this one meanwhile.
        if (text !== undefined) return { version, value: JSON.parse(text) }
      }
    },
    async append(path, version, value, kept) {
      if (!(await files.create(fileOf(path, version), JSON.stringify(value)))) return false
      const versions = await versionsIn(path)
      if (versions.some((other) => other > version)) {
        // An old version was removed before, so its name was free again.
        await files.remove(fileOf(path, version))
        return false
      }
      await removeOld(path, versions, kept)
      return true
    },
    prune: async (path, kept) => removeOld(path, await versionsIn(path), kept),
  }
}

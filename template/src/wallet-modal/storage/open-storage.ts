import { limits } from '../domain/limits'
import { withTimeout } from '../domain/timeout'
import { messageOf } from '../domain/errors'
import type { Platform } from '../platform/platform'
import { createMemoryStorage } from './memory.storage'
import type { Storage, TableName } from './storage'

/**
 * The modal's storage: memory is the truth, the database a cache behind it that may be stale, absent, full or blocked. The
 * database is opened on the first use, so a page that needs nothing stored never loads Dexie.
 */
export function openStorage(name: string, platform: Platform, signal: AbortSignal): Storage {
  const memory = createMemoryStorage()
  let opening: Promise<Storage | undefined> | undefined
  let hasFailed = false
  /** Rows that the database does not have, or not yet. */
  const unsaved = new Set<string>()
  const nameOf = (table: TableName, key: string) => `${table} ${key}`

  async function open(): Promise<Storage | undefined> {
    const factory = platform.indexedDB()
    if (!factory) return undefined
    const { openDexieStorage } = await import('./dexie.storage')
    const opened = openDexieStorage(name, factory, IDBKeyRange)
    signal.addEventListener(
      'abort',
      () =>
        void opened.then(
          ({ close }) => close(),
          () => {},
        ),
      { once: true },
    )
    return (await withTimeout(opened, limits.storageOpen, platform.after)).storage
  }

  /** Runs on the database; the first failure makes the page go on in memory, with one note for developers. */
  async function onDatabase<T>(work: (storage: Storage) => Promise<T>): Promise<T | undefined> {
    opening ??= open()
    try {
      const database = await opening
      return database && (await work(database))
    } catch (error) {
      opening = Promise.resolve(undefined)
      if (!hasFailed)
        platform.log.warn(`Nothing is remembered on this page: the browser's database failed (${messageOf(error)}).`)
      hasFailed = true
      return undefined
    }
  }

  return {
    async get(table, key) {
      return (await memory.get(table, key)) ?? (await onDatabase((database) => database.get(table, key)))
    },
    async all(table) {
      const fresher = await memory.all(table)
      const stored = (await onDatabase((database) => database.all(table))) ?? []
      const known = new Set(fresher.map((row) => row.key))
      return [...fresher, ...stored.filter((row) => !known.has(row.key))]
    },
    async put(table, row) {
      const name = nameOf(table, row.key)
      unsaved.add(name)
      await memory.put(table, row)
      const isSaved = (await onDatabase((database) => database.put(table, row))) ?? false
      if (isSaved) unsaved.delete(name)
      return isSaved
    },
    async remove(table, key) {
      await memory.remove(table, key)
      await onDatabase((database) => database.remove(table, key))
    },
    async clear(table) {
      await memory.clear(table)
      await onDatabase((database) => database.clear(table))
    },
    async prune(table, keep) {
      await memory.prune(table, keep)
      await onDatabase((database) => database.prune(table, keep))
    },
    async reread(table) {
      const isThere = (await onDatabase((database) => database.reread(table))) ?? false
      if (!isThere) return false
      for (const { key } of await memory.all(table))
        if (!unsaved.has(nameOf(table, key))) await memory.remove(table, key)
      return true
    },
  }
}

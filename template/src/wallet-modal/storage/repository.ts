import type { Storage, StoredRow, TableName } from './storage'

/** Which table a repository reads, and how. */
export interface TableSpec<T> {
  table: TableName
  /** Checks a stored value and returns it; undefined when the value does not have the expected shape. */
  read: (value: unknown) => T | undefined
  /** How long a row is valid, in milliseconds. Left out: until the row is removed. */
  lifetime?: number
}

/** The dependencies of all repositories of a database. */
export interface Tables {
  storage: Storage
  now: () => number
  /** How often each table has been cleared. */
  clears: Map<TableName, number>
}

/** The values of one table, all of one type. A repository checks every row that it reads and drops expired rows. */
export interface Repository<T> {
  get(key: string): Promise<T | undefined>
  /** Newest first. */
  all(): Promise<T[]>
  /** Resolves with true after the value is in the database, with false when only this page keeps the value. */
  put(key: string, value: T): Promise<boolean>
  /** Returns a `put` for an awaited answer. It keeps nothing if the table is cleared before the answer arrives. */
  putLater(): (key: string, value: T) => Promise<boolean>
  remove(key: string): Promise<void>
  clear(): Promise<boolean>
  /** Removes all but the newest `keep` values. */
  prune(keep: number): Promise<void>
  /** Reads again what other tabs have written. Resolves with false when there is no database to read. */
  reread(): Promise<boolean>
}

/** Creates a repository for one table. Several repositories of a table know of each other's `clear`. */
export function createRepository<T>(
  { storage, now, clears }: Tables,
  { table, read, lifetime }: TableSpec<T>,
): Repository<T> {
  /** A row with a time in the future counts as expired: the clock was set back after the row was written. */
  const isFresh = ({ writtenAt }: StoredRow) =>
    lifetime === undefined || (writtenAt <= now() && now() <= writtenAt + lifetime)
  const timesCleared = () => clears.get(table) ?? 0
  const put = (key: string, value: T) => storage.put(table, { key, value, writtenAt: now() })
  async function valueOf(row: StoredRow): Promise<T | undefined> {
    const value = isFresh(row) ? read(row.value) : undefined
    if (value === undefined) await storage.remove(table, row.key)
    return value
  }
  return {
    async get(key) {
      const row = await storage.get(table, key)
      return row && valueOf(row)
    },
    async all() {
      const rows = (await storage.all(table)).sort((one, other) => other.writtenAt - one.writtenAt)
      return (await Promise.all(rows.map(valueOf))).filter((value) => value !== undefined)
    },
    put,
    putLater() {
      const before = timesCleared()
      return async (key, value) => before === timesCleared() && put(key, value)
    },
    remove: (key) => storage.remove(table, key),
    clear() {
      clears.set(table, timesCleared() + 1)
      return storage.clear(table)
    },
    prune: (keep) => storage.prune(table, keep),
    reread: () => storage.reread(table),
  }
}

import type { Storage, StoredRow, TableName } from './storage'

interface RepositoryOptions<T> {
  storage: Storage
  table: TableName
  now: () => number
  /** Rows are read without trusting them: undefined means that the row is not (or no longer) of the shape. */
  read: (value: unknown) => T | undefined
  /** How long a row is good, in milliseconds. Left out: until it is removed. */
  lifetime?: number
}

/** One table seen as values of one type: checks every row it reads and drops what has expired. */
export interface Repository<T> {
  get(key: string): Promise<T | undefined>
  /** Newest first. */
  all(): Promise<T[]>
  /** True once the value outlives the page; false when it is kept for this page only. */
  put(key: string, value: T): Promise<boolean>
  /** Returns a `put` for an awaited answer. It keeps nothing if the table is cleared before the answer arrives. */
  putLater(): (key: string, value: T) => Promise<boolean>
  remove(key: string): Promise<void>
  clear(): Promise<void>
  /** Keeps the newest, so many of them. */
  prune(keep: number): Promise<void>
  /** Looks at what other tabs have written since. False where there is no database to look at. */
  reread(): Promise<boolean>
}

/** Makes a repository; see `RepositoryOptions` for what each part does. */
export function createRepository<T>({ storage, table, now, read, lifetime }: RepositoryOptions<T>): Repository<T> {
  /** A row with a time in the future counts as expired: the clock was set back after the row was written. */
  const isFresh = ({ writtenAt }: StoredRow) =>
    lifetime === undefined || (writtenAt <= now() && now() <= writtenAt + lifetime)
  let clears = 0
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
      const before = clears
      return async (key, value) => before === clears && put(key, value)
    },
    remove: (key) => storage.remove(table, key),
    clear() {
      clears += 1
      return storage.clear(table)
    },
    prune: (keep) => storage.prune(table, keep),
    reread: () => storage.reread(table),
  }
}

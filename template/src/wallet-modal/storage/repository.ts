import type { Storage, TableName } from './storage'

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
  remove(key: string): Promise<void>
  clear(): Promise<void>
  /** Keeps the newest, so many of them. */
  prune(keep: number): Promise<void>
  /** Looks at what other tabs have written since. False where there is no database to look at. */
  reread(): Promise<boolean>
}

/** Makes a repository; see `RepositoryOptions` for what each part does. */
export function createRepository<T>({ storage, table, now, read, lifetime }: RepositoryOptions<T>): Repository<T> {
  const isFresh = (row: { writtenAt: number; expiresAt?: number }) =>
    row.expiresAt === undefined || (now() <= row.expiresAt && row.writtenAt <= now())
  return {
    async get(key) {
      const row = await storage.get(table, key)
      if (!row) return undefined
      const value = isFresh(row) ? read(row.value) : undefined
      if (value === undefined) await storage.remove(table, key)
      return value
    },
    async all() {
      const rows = (await storage.all(table)).filter(isFresh).sort((one, other) => other.writtenAt - one.writtenAt)
      return rows.map((row) => read(row.value)).filter((value) => value !== undefined)
    },
    async put(key, value) {
      const writtenAt = now()
      return storage.put(table, {
        key,
        value,
        writtenAt,
        ...(lifetime !== undefined && { expiresAt: writtenAt + lifetime }),
      })
    },
    remove: (key) => storage.remove(table, key),
    clear: () => storage.clear(table),
    prune: (keep) => storage.prune(table, keep),
    reread: () => storage.reread(table),
  }
}

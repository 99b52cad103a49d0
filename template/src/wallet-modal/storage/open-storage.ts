import type { Platform } from '../platform/platform'
import { DatabaseConnection, isQuotaError } from './database-connection'
import { createMemoryStorage } from './memory.storage'
import type { Storage, StoredRow, TableName } from './storage'

/**
 * Tables whose rows can be fetched again, the most dispensable first. When the browser gives no more space, these tables are
 * cleared to make room for sessions, sent transactions and wallets, which are stored nowhere else. To make room for its own rows,
 * a cache clears only the caches before it and then itself.
 */
export const caches: readonly TableName[] = [
  'walletImages',
  'walletLists',
  'portfolios',
  'balances',
  'identities',
  'names',
  'resolvedNames',
]

function cachesBelow(table: TableName): readonly TableName[] {
  const rank = caches.indexOf(table)
  return rank < 0 ? caches : caches.slice(0, rank + 1)
}

/** A change that is not in the database yet. */
interface Change {
  /** Undefined for a removed row. */
  row: StoredRow | undefined
  /** Settles after the attempt to write the change, whether or not it succeeds. */
  saving?: Promise<void> | undefined
}

/** The changes of a table that are not in the database yet. */
interface Missing {
  /** The table was cleared in memory, but not yet in the database. */
  isCleared: boolean
  clearing?: Promise<void> | undefined
  rows: Map<string, Change>
}

/**
 * The modal's storage. Memory is the truth; the database is a cache behind it that may be stale, absent, full or blocked. Changes
 * that the database did not take are written again with the next change. The first use opens the database, so a page that stores
 * nothing and reads nothing never loads Dexie.
 */
export function openStorage(name: string, platform: Platform, signal: AbortSignal): Storage {
  const memory = createMemoryStorage()
  const connection = new DatabaseConnection(name, platform, signal)
  const missing = new Map<TableName, Missing>()

  function missingOf(table: TableName): Missing {
    const known = missing.get(table) ?? { isCleared: false, rows: new Map<string, Change>() }
    missing.set(table, known)
    return known
  }

  /** The keys for which memory decides: of the rows of this page, and of pending changes. */
  async function keysHere(table: TableName): Promise<Set<string>> {
    return new Set([...(await memory.all(table)).map(({ key }) => key), ...(missing.get(table)?.rows.keys() ?? [])])
  }

  /** Runs work on the database; undefined when the work fails or no database can be used. */
  async function attempt<T>(work: (storage: Storage) => Promise<T>): Promise<T | undefined> {
    try {
      return await connection.run(work)
    } catch (error) {
      connection.warn(error)
      return undefined
    }
  }

  /** Writes a row. If there is no space, clears caches until the row fits. True after the row is written. */
  async function putWithRoom(
    database: Storage,
    table: TableName,
    row: StoredRow,
    isWanted: () => boolean,
  ): Promise<boolean> {
    let failure: unknown
    for (const cache of [undefined, ...cachesBelow(table)]) {
      if (!isWanted()) return false
      try {
        if (cache) await database.clear(cache)
        return await database.put(table, row)
      } catch (error) {
        if (!isQuotaError(error)) throw error
        failure = error
      }
    }
    throw failure
  }

  async function saveRow(table: TableName, key: string, change: Change): Promise<void> {
    const { row } = change
    // A later change of the row or the table replaces this change, also between two tries. A clear is tried to its end before new rows.
    const isWanted = () => missing.get(table)?.rows.get(key) === change
    await missing.get(table)?.clearing
    const isSaved = await attempt(async (database) => {
      if (row) return putWithRoom(database, table, row, isWanted)
      if (isWanted()) await database.remove(table, key)
      return true
    })
    change.saving = undefined
    if (isSaved && isWanted()) missing.get(table)?.rows.delete(key)
  }

  async function saveClear(table: TableName, lacking: Missing): Promise<void> {
    const isSaved = await attempt((database) => database.clear(table))
    lacking.clearing = undefined
    if (isSaved) lacking.isCleared = false
    // The table will be cleared later, possibly after newer rows were written. All rows are written again after that.
    else for (const row of await memory.all(table)) lacking.rows.set(row.key, { row })
  }

  /**
   * Writes all missing changes to the database. Changes of one table reach the database in order. A failed change stops no other.
   */
  async function save(): Promise<void> {
    if (!connection.isUsable) return
    const saving: Promise<void>[] = []
    for (const [table, lacking] of missing) {
      if (lacking.isCleared) saving.push((lacking.clearing ??= saveClear(table, lacking)))
      for (const [key, change] of lacking.rows) saving.push((change.saving ??= saveRow(table, key, change)))
    }
    await Promise.all(saving)
  }

  return {
    async get(table, key) {
      const isHere = async () => {
        const lacking = missing.get(table)
        return lacking?.isCleared || lacking?.rows.has(key) || (await memory.get(table, key)) !== undefined
      }
      if (!(await isHere())) {
        const stored = await attempt((database) => database.get(table, key))
        // The page may have changed the row while the database was read. What was read is old then.
        if (!(await isHere())) return stored
      }
      return memory.get(table, key)
    },
    async all(table) {
      // The page may change rows before and while the database is read. Memory decides for these rows.
      const known = await keysHere(table)
      const isCleared = () => missing.get(table)?.isCleared === true
      const stored = (!isCleared() && (await attempt((database) => database.all(table)))) || []
      for (const key of await keysHere(table)) known.add(key)
      const here = await memory.all(table)
      return isCleared() ? here : [...here, ...stored.filter(({ key }) => !known.has(key))]
    },
    async put(table, row) {
      missingOf(table).rows.set(row.key, { row })
      await memory.put(table, row)
      await save()
      return !missingOf(table).rows.has(row.key)
    },
    async remove(table, key) {
      missingOf(table).rows.set(key, { row: undefined })
      await memory.remove(table, key)
      await save()
    },
    async clear(table) {
      const cleared: Missing = { isCleared: true, rows: new Map() }
      missing.set(table, cleared)
      await memory.clear(table)
      await save()
      return !cleared.isCleared
    },
    async prune(table, keep) {
      await memory.prune(table, keep)
      const kept = new Set((await memory.all(table)).map(({ key }) => key))
      const { rows } = missingOf(table)
      for (const [key, { row }] of rows) if (row && !kept.has(key)) rows.set(key, { row: undefined })
      await attempt((database) => database.prune(table, keep))
    },
    async reread(table) {
      const isThere = (await attempt((database) => database.reread(table))) ?? false
      if (!isThere) return false
      const { rows } = missingOf(table)
      for (const { key } of await memory.all(table)) if (!rows.has(key)) await memory.remove(table, key)
      return true
    },
  }
}

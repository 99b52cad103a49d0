import type { Platform } from '../platform/platform'
import { DatabaseConnection, isQuotaError } from './database-connection'
import { createMemoryStorage } from './memory.storage'
import type { Storage, StoredRow, TableName } from './storage'

/**
 * What can be had again, the least missed first. Where the browser gives no more room it is thrown away for the rest: sessions,
 * sent transactions and wallets are nowhere else. A cache makes room for itself only at the cost of those before it.
 */
export const caches: readonly TableName[] = [
  'walletImages',
  'walletLists',
  'portfolios',
  'balances',
  'identities',
  'names',
]

function cachesBelow(table: TableName): readonly TableName[] {
  const rank = caches.indexOf(table)
  return rank < 0 ? caches : caches.slice(0, rank + 1)
}

/** Writes a row; where there is no room, caches make some. */
async function putWithRoom(database: Storage, table: TableName, row: StoredRow): Promise<void> {
  let failure: unknown
  for (const cache of [undefined, ...cachesBelow(table)]) {
    try {
      if (cache) await database.clear(cache)
      await database.put(table, row)
      return
    } catch (error) {
      if (!isQuotaError(error)) throw error
      failure = error
    }
  }
  throw failure
}

/** What the database lacks of a table. */
interface Missing {
  isCleared: boolean
  /** By key; undefined for a row that is gone. */
  rows: Map<string, StoredRow | undefined>
}

/**
 * The modal's storage: memory is the truth, the database a cache behind it that may be stale, absent, full or blocked. What
 * the database did not take is tried again with the next change. It is opened on the first use, so a page that needs nothing
 * stored never loads Dexie.
 */
export function openStorage(name: string, platform: Platform, signal: AbortSignal): Storage {
  const memory = createMemoryStorage()
  const connection = new DatabaseConnection(name, platform, signal)
  const missing = new Map<TableName, Missing>()
  /** Changes reach the database one after the other, so that the last one wins. */
  let saving: Promise<void> = Promise.resolve()

  function missingOf(table: TableName): Missing {
    const known = missing.get(table) ?? { isCleared: false, rows: new Map<string, StoredRow | undefined>() }
    missing.set(table, known)
    return known
  }

  /** Runs on the database; undefined when it fails, or there is none. */
  async function attempt<T>(work: (storage: Storage) => Promise<T>): Promise<T | undefined> {
    try {
      return await connection.run(work)
    } catch (error) {
      connection.warn(error)
      return undefined
    }
  }

  /** Makes a change of the database. Undefined when there is no database now, false when it did not take the change. */
  async function change(work: (storage: Storage) => Promise<void>): Promise<boolean | undefined> {
    try {
      return await connection.run(async (database) => {
        await work(database)
        return true
      })
    } catch (error) {
      connection.warn(error)
      return false
    }
  }

  /** Undefined when there is no database now. */
  async function saveTable(table: TableName, lacking: Missing): Promise<boolean | undefined> {
    if (lacking.isCleared) {
      const isSaved = await change((database) => database.clear(table))
      if (!isSaved) return isSaved
      lacking.isCleared = false
    }
    for (const [key, row] of [...lacking.rows]) {
      const isSaved = await change((database) =>
        row ? putWithRoom(database, table, row) : database.remove(table, key),
      )
      if (isSaved === undefined) return undefined
      // Another change may have come meanwhile: it is saved after this one.
      if (isSaved && lacking.rows.get(key) === row) lacking.rows.delete(key)
    }
    return true
  }

  /** Takes everything that the database lacks to it; one table that fails does not keep the others. */
  function save(): Promise<void> {
    saving = saving.then(async () => {
      for (const [table, lacking] of [...missing]) if ((await saveTable(table, lacking)) === undefined) return
    })
    return saving
  }

  return {
    async get(table, key) {
      const here = await memory.get(table, key)
      const lacking = missing.get(table)
      if (here || lacking?.isCleared || lacking?.rows.has(key)) return here
      return attempt((database) => database.get(table, key))
    },
    async all(table) {
      const lacking = missing.get(table)
      // What is on its way to the database may be there before it is read, or after.
      const known = new Set(lacking?.rows.keys())
      const isCleared = lacking?.isCleared === true
      const here = await memory.all(table)
      for (const { key } of here) known.add(key)
      const stored = isCleared ? [] : ((await attempt((database) => database.all(table))) ?? [])
      return [...here, ...stored.filter(({ key }) => !known.has(key))]
    },
    async put(table, row) {
      missingOf(table).rows.set(row.key, row)
      await memory.put(table, row)
      await save()
      return !missingOf(table).rows.has(row.key)
    },
    async remove(table, key) {
      missingOf(table).rows.set(key, undefined)
      await memory.remove(table, key)
      await save()
    },
    async clear(table) {
      missing.set(table, { isCleared: true, rows: new Map() })
      await memory.clear(table)
      await save()
    },
    async prune(table, keep) {
      await memory.prune(table, keep)
      const kept = new Set((await memory.all(table)).map(({ key }) => key))
      const { rows } = missingOf(table)
      for (const [key, row] of rows) if (row && !kept.has(key)) rows.set(key, undefined)
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

import { Dexie } from 'dexie'
import type { Storage, StoredRow, TableName } from './storage'

const byKey = 'key'
const byKeyAndAge = 'key, writtenAt'

/**
 * The changes of each database version, from version 1 on: the indexes of each table. A browser may hold any version, so a
 * released version must never change. For a new table or index, add a version at the end. A removed table is null there. Dexie
 * upgrades a database from its version to the last version and keeps its rows.
 */
export const schemaVersions: readonly Partial<Record<TableName | 'settings', string | null>>[] = [
  {
    settings: byKey,
    recentWallets: byKey,
    balances: byKey,
    identities: byKey,
    names: byKey,
    siwxSessions: byKey,
  },
  {
    settings: byKeyAndAge,
    recentWallets: byKeyAndAge,
    balances: byKeyAndAge,
    identities: byKeyAndAge,
    names: byKeyAndAge,
    siwxSessions: byKeyAndAge,
    walletLists: byKeyAndAge,
    walletImages: byKeyAndAge,
  },
  { portfolios: byKeyAndAge, sentTransactions: byKeyAndAge },
  { settings: null },
  { resolvedNames: byKeyAndAge },
  { openRequests: byKeyAndAge },
]

export interface OpenDatabase {
  storage: Storage
  /** False after the database was closed, by this code or by the browser. */
  isOpen(): boolean
  close(): void
}

/**
 * Opens the IndexedDB database of a modal.
 * @throws the browser's error; the caller then keeps rows in memory only.
 */
export async function openDexieStorage(
  name: string,
  indexedDB: IDBFactory,
  IDBKeyRange: typeof globalThis.IDBKeyRange,
): Promise<OpenDatabase> {
  const database = new Dexie(name, { indexedDB, IDBKeyRange })
  for (const [index, tables] of schemaVersions.entries()) database.version(index + 1).stores(tables)
  database.on('versionchange', () => {
    // Another tab wants to upgrade or delete the database. It has to wait while this tab has the database open.
    database.close()
    return false
  })
  // The caller limits how long it waits for the database. Without this handler, Dexie would write to the page's console.
  database.on('blocked', () => false)
  await database.open()
  const table = (tableName: TableName) => database.table<StoredRow, string>(tableName)
  const storage: Storage = {
    get: (tableName, key) => table(tableName).get(key),
    all: (tableName) => table(tableName).toArray(),
    put: async (tableName, row) => {
      await table(tableName).put(row)
      return true
    },
    remove: (tableName, key) => table(tableName).delete(key),
    clear: async (tableName) =>
      table(tableName)
        .clear()
        .then(() => true),
    prune: async (tableName, keep) =>
      void (await table(tableName).orderBy('writtenAt').reverse().offset(keep).delete()),
    reread: async () => true,
  }
  return { storage, isOpen: () => database.isOpen(), close: () => database.close() }
}

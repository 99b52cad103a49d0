import { Dexie } from 'dexie'
import { schemaVersions } from './schema-versions'
import type { Storage, StoredRow, TableName } from './storage'

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
    clear: (tableName) => table(tableName).clear(),
    prune: async (tableName, keep) =>
      void (await table(tableName).orderBy('writtenAt').reverse().offset(keep).delete()),
    reread: async () => true,
  }
  return { storage, isOpen: () => database.isOpen(), close: () => database.close() }
}

import { Dexie } from 'dexie'
import { schemaVersions } from './schema-versions'
import type { Storage, StoredRow, TableName } from './storage'

/**
 * Opens the IndexedDB database of a modal.
 * @throws whatever the browser has against it; the caller then works in memory.
 */
export async function openDexieStorage(
  name: string,
  indexedDB: IDBFactory,
  IDBKeyRange: typeof globalThis.IDBKeyRange,
) {
  const database = new Dexie(name, { indexedDB, IDBKeyRange })
  for (const [index, tables] of schemaVersions.entries()) database.version(index + 1).stores(tables)
  // Another tab with newer code may upgrade: make room for it and go on in memory.
  database.on('versionchange', () => database.close())
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
  return { storage, close: () => database.close() }
}

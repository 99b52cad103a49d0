import type { Storage, StoredRow, TableName } from './storage'

/** Creates a storage that keeps rows in memory until the page closes. The modal uses it alone when the browser stores nothing. */
export function createMemoryStorage(): Storage {
  const tables = new Map<TableName, Map<string, StoredRow>>()
  const table = (name: TableName) => {
    const rows = tables.get(name) ?? new Map<string, StoredRow>()
    tables.set(name, rows)
    return rows
  }
  return {
    get: async (name, key) => table(name).get(key),
    all: async (name) => [...table(name).values()],
    put: async (name, row) => {
      table(name).set(row.key, row)
      return false
    },
    remove: async (name, key) => void table(name).delete(key),
    clear: async (name) => tables.delete(name) && false,
    prune: async (name, keep) => {
      // Sort like the database: rows of the same age by key, the later key first.
      const rows = [...table(name).values()].sort(
        (one, other) => other.writtenAt - one.writtenAt || (one.key < other.key ? 1 : -1),
      )
      for (const { key } of rows.slice(keep)) table(name).delete(key)
    },
    reread: async () => false,
  }
}

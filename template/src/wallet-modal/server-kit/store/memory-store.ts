import { createStorage } from 'unstorage'
import memoryDriver from 'unstorage/drivers/memory'
import { createProcessCounter } from './process-counter'
import { rowSets } from './row-sets'
import type { StoreRow, StoreParts } from './store-parts'
import { createSweeper } from './sweeper'

/** The store in memory, for tests, and for a single server whose visitors may sign in again after a restart. */
export function openMemoryParts(now: () => number): StoreParts {
  const driver = memoryDriver()
  const rows = driver.getInstance?.() ?? new Map<string, unknown>()
  const storage = createStorage({ driver })
  const write = (key: string, row: StoreRow) => storage.setItem(key, row)
  const remove = (key: string) => storage.removeItem(key)
  const count = createProcessCounter(now)
  return {
    storage,
    write,
    remove,
    async take(key) {
      const row: unknown = rows.get(key)
      return rows.delete(key) ? row : undefined
    },
    increment: async (key, expiresAt) => count(key, expiresAt),
    ...rowSets({ storage, write, remove }),
    sweep: createSweeper({ storage, remove, list: () => storage.getKeys() }, now),
    close: () => storage.dispose(),
  }
}

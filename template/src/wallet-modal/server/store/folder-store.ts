import { createStorage } from 'unstorage'
import fsDriver from 'unstorage/drivers/fs-lite'
import { openFolderFiles } from './folder-files'
import { createProcessCounter } from './process-counter'
import { rowSets } from './row-sets'
import type { Row, StoreParts } from './store-parts'
import { createSweeper } from './sweeper'

/** What is being written for longer was left behind by a process that ended meanwhile, in milliseconds. */
const longestWrite = 30_000

/**
 * A folder on disk, one small file for every row: for one machine. Several processes may share it; only the counters of the
 * rate limits are each process's own.
 */
export function openFolderParts(folder: string, now: () => number): StoreParts {
  const files = openFolderFiles()
  const storage = createStorage({ driver: fsDriver({ base: folder }) })
  const pathOf = (key: string) => `${folder}/${key.split(':').join('/')}`
  const count = createProcessCounter(now)

  // A file that is written in place can be read half.
  async function write(key: string, row: Row): Promise<void> {
    const draft = `writing:${crypto.randomUUID()}`
    await storage.setItem(draft, row)
    await files.move(pathOf(draft), pathOf(key))
  }

  async function isDraft(key: string): Promise<boolean> {
    if (!key.startsWith('writing:')) return false
    const { mtime } = await storage.getMeta(key)
    return mtime !== undefined && mtime.getTime() > now() - longestWrite
  }

  return {
    storage,
    write,
    async take(key) {
      const row: unknown = await storage.getItem(key)
      return (await files.remove(pathOf(key))) ? row : undefined
    },
    increment: async (key, expiresAt) => count(key, expiresAt),
    ...rowSets({ storage, write }),
    // The folder of the set alone: listing all would take as long as there are rows.
    members: async (set) => await fsDriver({ base: pathOf(set) }).getKeys('', {}),
    sweep: createSweeper(storage, now, isDraft),
    close: () => storage.dispose(),
  }
}

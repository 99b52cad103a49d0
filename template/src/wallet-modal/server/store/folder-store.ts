import { createStorage } from 'unstorage'
import fsDriver from 'unstorage/drivers/fs-lite'
import { openFolderFiles } from './folder-files'
import { createProcessCounter } from './process-counter'
import { rowSets } from './row-sets'
import type { StoreRow, StoreParts } from './store-parts'
import { createSweeper } from './sweeper'

/** What is being written for longer was left behind by a process that ended meanwhile, in milliseconds. */
const maxWriteMs = 30_000

/** The folders in which the rows are. */
const kinds = ['nonce', 'session', 'seen', 'of', 'writing']
/** What rows and drafts are named, below their folder. Everything else that lies there is somebody else's. */
const ownKey = /^(?:(?:nonce|session|seen):[0-9a-f]{64}|of:[0-9a-f]{64}:[0-9a-f]{64}|writing:[0-9a-f-]{36})$/

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
  async function write(key: string, row: StoreRow): Promise<void> {
    const draft = `writing:${crypto.randomUUID()}`
    await files.write(pathOf(draft), JSON.stringify(row))
    await files.move(pathOf(draft), pathOf(key))
  }

  async function remove(key: string): Promise<void> {
    await files.remove(pathOf(key))
    // Every set has a folder of its own.
    if (key.startsWith('of:')) await files.removeEmptyFolderOf(pathOf(key))
  }

  // The folder of a kind or a set alone: listing all would take as long as there are rows.
  async function keysIn(base: string): Promise<string[]> {
    return await fsDriver({ base: pathOf(base) }).getKeys('', {})
  }

  async function ownKeys(): Promise<string[]> {
    const listed = await Promise.all(
      kinds.map(async (kind) => (await keysIn(kind)).map((name) => `${kind}:${name.split('/').join(':')}`)),
    )
    return listed.flat().filter((key) => ownKey.test(key))
  }

  async function isDraft(key: string): Promise<boolean> {
    if (!key.startsWith('writing:')) return false
    const { mtime } = await storage.getMeta(key)
    return mtime !== undefined && mtime.getTime() > now() - maxWriteMs
  }

  return {
    storage,
    write,
    remove,
    async take(key) {
      const row: unknown = await storage.getItem(key)
      return (await files.remove(pathOf(key))) ? row : undefined
    },
    increment: async (key, expiresAt) => count(key, expiresAt),
    ...rowSets({ storage, write, remove }),
    members: keysIn,
    sweep: createSweeper({ storage, remove, list: ownKeys, isBusy: isDraft }, now),
    close: () => storage.dispose(),
  }
}

import { createStorage } from 'unstorage'
import fsDriver from 'unstorage/drivers/fs-lite'
import { openFolderFiles } from './folder-files'
import { createProcessCounter } from './process-counter'
import { rowSets } from './row-sets'
import type { StoreLayout } from './server-store'
import type { StoreRow, StoreParts } from './store-parts'
import { createSweeper } from './sweeper'

/** A draft that is older than this belongs to a process that ended while writing, in milliseconds. */
const maxWriteMs = 30_000

/** The folder that contains the drafts. */
const drafts = 'writing'

/** True for the keys of rows and drafts. Other files in the folder do not belong to the store and are left alone. */
function ownKeys({ rows, sets }: StoreLayout): (key: string) => boolean {
  const hash = /^[0-9a-f]{64}$/
  return (key) => {
    const [kind = '', name = '', member, ...more] = key.split(':')
    if (more.length > 0) return false
    if (sets.includes(kind)) return hash.test(name) && member !== undefined && hash.test(member)
    if (member !== undefined) return false
    return kind === drafts ? /^[0-9a-f-]{36}$/.test(name) : rows.includes(kind) && hash.test(name)
  }
}

/**
 * The store in a folder on disk, for one machine, with a small file for each row. Several processes may share the folder, but each
 * process counts its own rate limits.
 */
export function openFolderParts(folder: string, layout: StoreLayout, now: () => number): StoreParts {
  const files = openFolderFiles(layout.variable)
  const storage = createStorage({ driver: fsDriver({ base: folder }) })
  const pathOf = (key: string) => `${folder}/${key.split(':').join('/')}`
  const count = createProcessCounter(now)
  const isOwn = ownKeys(layout)

  // Write a draft and move it into place, because a read could otherwise get a part of the file.
  async function write(key: string, row: StoreRow): Promise<void> {
    const draft = `${drafts}:${crypto.randomUUID()}`
    await files.write(pathOf(draft), JSON.stringify(row))
    await files.move(pathOf(draft), pathOf(key))
  }

  async function remove(key: string): Promise<void> {
    await files.remove(pathOf(key))
    // Each set has a folder of its own.
    if (layout.sets.some((kind) => key.startsWith(`${kind}:`))) await files.removeEmptyFolderOf(pathOf(key))
  }

  // List only the folder of one kind or set: listing all files would get slower with the number of rows.
  async function keysIn(base: string): Promise<string[]> {
    return await fsDriver({ base: pathOf(base) }).getKeys('', {})
  }

  async function list(): Promise<string[]> {
    const listed = await Promise.all(
      [...layout.rows, ...layout.sets, drafts].map(async (kind) =>
        (await keysIn(kind)).map((name) => `${kind}:${name.split('/').join(':')}`),
      ),
    )
    return listed.flat().filter(isOwn)
  }

  async function isDraft(key: string): Promise<boolean> {
    if (!key.startsWith(`${drafts}:`)) return false
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
    sweep: createSweeper({ storage, remove, list, isBusy: isDraft }, now),
    close: () => storage.dispose(),
  }
}

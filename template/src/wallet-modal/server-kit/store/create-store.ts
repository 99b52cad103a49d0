import { messageOf } from '../../domain/errors/errors'
import { answerInTime } from './answer-in-time'
import { readRow } from './read-row'
import type { ServerStore } from './server-store'
import { ServerStoreError } from './server-store'
import type { StoreParts } from './store-parts'

/**
 * Creates a store from its parts. The first use opens the parts; if opening fails, the next use tries again.
 * @param title what error messages call the store
 */
export function createStore(open: () => Promise<StoreParts>, now: () => number, title = 'store'): ServerStore {
  let opening: Promise<StoreParts> | undefined

  async function ask<T>(work: (parts: StoreParts) => Promise<T>): Promise<T> {
    opening ??= open()
    const asked = opening
    let parts: StoreParts | undefined
    try {
      parts = await asked
      return await answerInTime(work(parts))
    } catch (error) {
      if (!parts && opening === asked) opening = undefined
      throw new ServerStoreError(`The ${title} does not answer: ${messageOf(error)}`, { cause: error })
    }
  }

  return {
    read: (key) =>
      ask(async ({ storage, remove }) => {
        const stored: unknown = await storage.getItem(key)
        if (stored === null) return undefined
        const row = readRow(stored, now())
        if (!row) await remove(key)
        return row?.value
      }),
    write: (key, value, expiresAt) =>
      ask(async (parts) => {
        await parts.write(key, { expiresAt, value })
        // A failed sweep is ignored, because the next write sweeps again.
        await parts.sweep?.().catch(() => {})
      }),
    remove: (key) => ask((parts) => parts.remove(key)),
    take: (key) => ask(async (parts) => readRow(await parts.take(key), now())?.value),
    increment: (key, expiresAt) => ask((parts) => parts.increment(key, expiresAt)),
    members: (set) => ask((parts) => parts.members(set)),
    addMember: (set, member, expiresAt) => ask((parts) => parts.addMember(set, member, expiresAt)),
    removeMember: (set, member) => ask((parts) => parts.removeMember(set, member)),
    async close() {
      const opened = opening
      opening = undefined
      // If opening failed, there is nothing to close.
      const parts = await opened?.catch(() => undefined)
      await parts?.close()
    },
  }
}

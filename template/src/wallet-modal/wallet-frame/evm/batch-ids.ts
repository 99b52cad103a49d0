import * as v from 'valibot'
import { FrameError, errorCodes } from '../frame-error'
import type { FrameStorage } from '../storage/frame-storage'

const entrySchema = v.object({
  /** The id of the user who is logged in. */
  user: v.string(),
  origin: v.string(),
  /** The id that the page has chosen. */
  id: v.string(),
  /** The wallet's own id of the batch. Missing until the batch is sent, and when nobody knows whether it was sent. */
  batch: v.optional(v.string()),
})
type Entry = v.InferOutput<typeof entrySchema>

/** How many ids are stored. A new id replaces the oldest id. */
const maxEntries = 100

/** The ids that the pages of an origin have chosen for their batches (EIP-5792). They are stored, so that they outlive a reload. */
export interface BatchIds {
  /** Stores an id before its batch is sent. @throws FrameError for an id that the page has used before */
  claim(id: string): Promise<void>
  /** Notes the wallet's own id of a batch that was sent. */
  keep(id: string, batch: string): Promise<void>
  /** Removes the id of a batch that was not sent, so that the page can use the id again. */
  release(id: string): Promise<void>
  /** The wallet's own id of a batch. Undefined for an id that the page has not chosen. */
  find(id: string): Promise<string | undefined>
}

/**
 * Creates the list of a visitor's batch ids. The requests that send batches run one after another, so no change overwrites another change.
 * @param owner the visitor, and the origin of the page
 */
export function createBatchIds(
  storage: Pick<FrameStorage, 'get' | 'put'>,
  { user, origin }: Pick<Entry, 'user' | 'origin'>,
): BatchIds {
  const read = async (): Promise<Entry[]> => {
    const stored = v.safeParse(v.array(entrySchema), await storage.get('batches'))
    return stored.success ? stored.output : []
  }
  const isEntry = (id: string) => (entry: Entry) => entry.user === user && entry.origin === origin && entry.id === id
  const write = async (id: string, added: readonly Entry[]) => {
    const others = (await read()).filter((entry) => !isEntry(id)(entry))
    await storage.put('batches', [...others, ...added].slice(-maxEntries))
  }

  return {
    async claim(id) {
      if ((await read()).some(isEntry(id)))
        throw new FrameError('This page has sent a batch with this id already', errorCodes.duplicateId)
      await write(id, [{ user, origin, id }])
    },
    keep: (id, batch) => write(id, [{ user, origin, id, batch }]),
    release: (id) => write(id, []),
    find: async (id) => (await read()).find(isEntry(id))?.batch,
  }
}

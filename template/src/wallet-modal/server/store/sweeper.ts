import type { Storage } from 'unstorage'
import { readRow } from './read-row'

/** How many rows one sweep looks at. */
const rowsPerSweep = 200

/** Removes what has ended from a store that keeps everything until told otherwise, a few rows at a time, round and round. */
export function createSweeper(storage: Storage, now: () => number): () => Promise<void> {
  let waiting: string[] = []
  return async () => {
    if (waiting.length === 0) waiting = await storage.getKeys()
    for (const key of waiting.splice(0, rowsPerSweep))
      if (!readRow(await storage.getItem(key), now())) await storage.removeItem(key)
  }
}

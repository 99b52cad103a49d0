import type { Storage } from 'unstorage'
import { readRow } from './read-row'

/** How many rows one write looks at: more than it adds, so that what has ended never gathers. */
const rowsPerWrite = 3
/** How often all rows may be listed, in milliseconds. */
const listInterval = 60_000

/**
 * Removes what has ended from a store that keeps everything until told otherwise: a few rows with every write, round and round.
 * @param isBusy true for what is being written right now
 */
export function createSweeper(
  storage: Storage,
  now: () => number,
  isBusy: (key: string) => Promise<boolean> = async () => false,
): () => Promise<void> {
  let waiting: string[] = []
  let nextList = now() + listInterval
  return async () => {
    if (waiting.length === 0) {
      if (now() < nextList) return
      nextList = now() + listInterval
      waiting = await storage.getKeys()
    }
    for (const key of waiting.splice(-rowsPerWrite))
      if (!(await isBusy(key)) && !readRow(await storage.getItem(key), now())) await storage.removeItem(key)
  }
}

import type { StoreParts } from './store-parts'
import { readRow } from './read-row'

/** How many rows the sweeper checks after each write. A write adds fewer rows, so expired rows do not accumulate. */
const rowsPerWrite = 3
/** The shortest time between two listings of all rows, in milliseconds. */
const listInterval = 60_000

interface Swept extends Pick<StoreParts, 'storage' | 'remove'> {
  /** Lists the keys of all rows of the store. The result has no other files or keys. */
  list(): Promise<string[]>
  /** True while the row is being written. */
  isBusy?(key: string): Promise<boolean>
}

/** Removes expired rows from a store without expiry of its own. Each call checks the next few rows and then starts again. */
export function createSweeper({ storage, remove, list, isBusy }: Swept, now: () => number): () => Promise<void> {
  let waiting: string[] = []
  let nextList = now() + listInterval
  return async () => {
    if (waiting.length === 0) {
      if (now() < nextList) return
      nextList = now() + listInterval
      waiting = await list()
    }
    for (const key of waiting.splice(-rowsPerWrite))
      if (!(await isBusy?.(key)) && !readRow(await storage.getItem(key), now())) await remove(key)
  }
}

import type { StoreParts } from './store-parts'
import { readRow } from './read-row'

/** How many rows one write looks at: more than it adds, so that what has ended never gathers. */
const rowsPerWrite = 3
/** How often all rows may be listed, in milliseconds. */
const listInterval = 60_000

interface Swept extends Pick<StoreParts, 'storage' | 'remove'> {
  /** The keys of all rows, and of nothing that is not the store's. */
  list(): Promise<string[]>
  /** True for what is being written right now. */
  isBusy?(key: string): Promise<boolean>
}

/** Removes what has ended from a store that keeps everything until told otherwise: a few rows with every write, round and round. */
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

import type { Scheduler } from '../domain/timeout'

/** How many items are handled at once, and the pause between slices in milliseconds, in which the page can do other work. */
const sliceSize = 200
const pause = 16

/** Handles items that arrive in the same turn of the event loop together, and a flood of items in slices. */
export function inSlices<T>(after: Scheduler, handle: (slice: readonly T[]) => void): (item: T) => void {
  let waiting: T[] = []
  const next = () => {
    const slice = waiting.slice(0, sliceSize)
    waiting = waiting.slice(sliceSize)
    if (waiting.length > 0) after(pause, next)
    handle(slice)
  }
  return (item) => {
    if (waiting.push(item) === 1) queueMicrotask(next)
  }
}

import type { Scheduler } from '../domain/timeout'

/** How many are handled at once, and when the next ones are, in milliseconds: in between the page can do something else. */
const sliceSize = 200
const pause = 16

/** Handles what comes in one turn together, and a flood of it in slices. */
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

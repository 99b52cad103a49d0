import { FrameError, errorCodes } from '../frame-error'

/** Runs requests that need the visitor one after another. */
export interface ApprovalQueue {
  /** @throws FrameError when too many requests wait already */
  run<T>(task: () => Promise<T>): Promise<T>
  /** How many requests wait behind the one that runs. */
  readonly waiting: number
}

/** Creates a queue in which at most `limit` requests wait. */
export function createApprovalQueue(limit = 8): ApprovalQueue {
  let last: Promise<unknown> = Promise.resolve()
  let count = 0
  return {
    get waiting() {
      return Math.max(0, count - 1)
    },
    async run(task) {
      if (count > limit) throw new FrameError('Too many requests wait for the visitor', errorCodes.limitExceeded)
      count += 1
      const before = last
      const current = (async () => {
        await before
        return task()
      })()
      last = current.catch(() => {})
      try {
        return await current
      } finally {
        count -= 1
      }
    },
  }
}

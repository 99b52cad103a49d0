import { untilAborted } from '../../domain/timeout'

/**
 * Runs a job while no other tab runs one of the same name; where a browser has no locks (Web Locks API), at once. Settles at the
 * latest when the signal aborts, and the next tab has its turn.
 */
export function withLock<T>(
  page: Window | undefined,
  name: string,
  signal: AbortSignal,
  job: () => Promise<T>,
): Promise<T> {
  const run = () => untilAborted(signal, job)
  const locks = page?.navigator.locks
  return locks ? untilAborted(signal, async () => locks.request(name, { signal }, run)) : run()
}

import { untilAborted } from '../../domain/timeout'

/**
 * Runs a job while no other tab runs one of the same name (Web Locks API). Without that API the job runs at once. Settles at the latest
 * when the signal aborts, so that the next tab gets the lock.
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

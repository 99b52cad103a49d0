import { WalletModalError } from './errors/errors'

/** Runs a callback after a time. Returns a function that cancels it. `Platform` has the real one, tests have a clock of their own. */
export type Scheduler = (milliseconds: number, run: () => void) => () => void

/**
 * Settles with the promise, or rejects after the given milliseconds.
 * @throws WalletModalError 'timed out'
 */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number, after: Scheduler): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = after(milliseconds, () =>
      reject(new WalletModalError('TIMED_OUT', { details: `${milliseconds} ms` })),
    )
    promise.then(resolve, reject).finally(cancel)
  })
}

/** Runs the work and settles with it. If the signal aborts first, rejects with the signal's reason. */
export async function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  let unfollow = () => {}
  const aborted = new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason as Error)
    signal.addEventListener('abort', end, { once: true })
    unfollow = () => signal.removeEventListener('abort', end)
  })
  try {
    return await Promise.race([work(), aborted])
  } finally {
    unfollow()
  }
}

import { WalletModalError } from './errors'

/** Runs a callback later; returns what cancels it. `Platform` has the real one, tests a clock of their own. */
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

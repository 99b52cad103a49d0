import type { SiwxSession } from '../../domain/siwx'
import type { Platform } from '../../platform/platform'
import { endOf } from './session-end'

/** When a session is looked at again that has ended by this clock and is still good, in milliseconds. */
const checkEnded = 60_000

/** When a service is asked again that did not answer, in milliseconds. */
const checkAgain = 10_000

/** A timer of browsers reaches no further, in milliseconds. */
const longestTimer = 2 ** 31 - 1

/** Says when sessions are to be looked for again. It waits for one thing at a time, the latest. */
export class SessionClock {
  readonly #platform: Pick<Platform, 'now' | 'after'>
  #cancel: () => void = () => {}

  constructor(platform: Pick<Platform, 'now' | 'after'>) {
    this.#platform = platform
  }

  stop(): void {
    this.#cancel()
  }

  /** Calls back when the session has ended; never for one that ends only by signing out. */
  atEnd(session: SiwxSession, run: () => void): void {
    this.stop()
    const { now, after } = this.#platform
    const left = endOf(session) - now()
    if (left === Number.POSITIVE_INFINITY) return
    const wake = () => (left > longestTimer ? this.atEnd(session, run) : run())
    // By a clock that is ahead of the service's a good session has ended already: it is not asked about time and again.
    this.#cancel = after(left > 0 ? Math.min(left, longestTimer) : checkEnded, wake)
  }

  /** Calls back when a service that did not answer may do so. */
  later(run: () => void): void {
    this.stop()
    this.#cancel = this.#platform.after(checkAgain, run)
  }
}

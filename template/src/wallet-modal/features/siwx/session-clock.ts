import type { SiwxSession } from '../../domain/sign-in/siwx'
import type { Platform } from '../../platform/platform'
import { endOf } from './session-end'

/** The delay before the next check of a session that has ended by the local clock but is still valid, in milliseconds. */
const checkEnded = 60_000

/** The delay before a service that did not answer is asked again, in milliseconds. */
const checkAgain = 10_000

/** The longest delay that a browser timer supports, in milliseconds. */
const maxTimerMs = 2 ** 31 - 1

/** Schedules the next check for sessions. Only one check is scheduled at a time: a new one replaces the earlier one. */
export class SessionClock {
  readonly #platform: Pick<Platform, 'now' | 'after'>
  #cancel: () => void = () => {}

  constructor(platform: Pick<Platform, 'now' | 'after'>) {
    this.#platform = platform
  }

  stop(): void {
    this.#cancel()
  }

  /** Calls back when the session has ended. Never calls back for a session that ends only by signing out. */
  atEnd(session: SiwxSession, run: () => void): void {
    this.stop()
    const { now, after } = this.#platform
    const left = endOf(session) - now()
    if (left === Number.POSITIVE_INFINITY) return
    const wake = () => (left > maxTimerMs ? this.atEnd(session, run) : run())
    // If the local clock is ahead of the service's clock, a valid session seems to have ended. The delay prevents constant
    // checks.
    this.#cancel = after(left > 0 ? Math.min(left, maxTimerMs) : checkEnded, wake)
  }

  /** Calls back when a service that did not answer should be asked again. */
  later(run: () => void): void {
    this.stop()
    this.#cancel = this.#platform.after(checkAgain, run)
  }
}

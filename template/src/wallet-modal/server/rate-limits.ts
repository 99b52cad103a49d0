import type { SignInStore } from './store/sign-in-store'
import { Refusal } from './http/refusal'
import { hashOf } from './random'

/** So many, within so many milliseconds. */
export interface RateLimit {
  count: number
  within: number
}

/** How often what may be asked for. */
export interface RateLimits {
  /** Nonces for one client. Unless given: 60 a minute. */
  nonces: RateLimit
  /** Messages that one client has checked. Unless given: 30 a minute. */
  attempts: RateLimit
  /** Everything else that one client asks for. Unless given: 600 a minute. */
  requests: RateLimit
  /**
   * Sign-ins of one account. Only those with a valid signature count, or strangers could lock an account out. Unless given:
   * 30 an hour.
   */
  signIns: RateLimit
}

export const defaultRateLimits: RateLimits = {
  nonces: { count: 60, within: 60_000 },
  attempts: { count: 30, within: 60_000 },
  requests: { count: 600, within: 60_000 },
  signIns: { count: 30, within: 3_600_000 },
}

/**
 * Counts one more in the window of time that is now.
 * @throws Refusal when that is too many, with the seconds to wait
 */
export async function countOne(
  store: SignInStore,
  { count, within }: RateLimit,
  what: string,
  now: number,
): Promise<void> {
  const window = Math.floor(now / within)
  const end = (window + 1) * within
  const counted = await store.increment(`count:${await hashOf(`${what}\n${window}`)}`, end)
  if (counted <= count) return
  const seconds = Math.max(1, Math.ceil((end - now) / 1000))
  throw new Refusal('TOO_MANY_REQUESTS', `Too many requests. Try again in ${seconds} seconds`, {
    'retry-after': String(seconds),
  })
}

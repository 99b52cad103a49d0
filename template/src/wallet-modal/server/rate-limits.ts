import type { SignInStore } from './store/sign-in-store'
import { Refusal } from './http/refusal'
import { hashOf } from './random'

/** At most `count` requests within `within` milliseconds. */
export interface RateLimit {
  count: number
  within: number
}

/** The rate limits of the server. */
export interface RateLimits {
  /** Nonces for one client. Default: 60 a minute. */
  nonces: RateLimit
  /** Messages that one client sends to `verify`. Default: 30 a minute. */
  attempts: RateLimit
  /** All other requests of one client. Default: 600 a minute. */
  requests: RateLimit
  /**
   * Sign-ins of one account. Only messages with a valid signature count, because strangers could otherwise lock an account out.
   * Default: 30 an hour.
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
 * Counts one request in the current time window.
 * @throws Refusal when the window has too many requests; its `Retry-After` header has the seconds to wait
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

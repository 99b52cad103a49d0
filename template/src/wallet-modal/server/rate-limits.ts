import type { RateLimit } from '../server-kit/rate-limits'

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

/** The rate limit of a client that an endpoint counts for. */
export type RequestLimit = Exclude<keyof RateLimits, 'signIns'>

export const defaultRateLimits: RateLimits = {
  nonces: { count: 60, within: 60_000 },
  attempts: { count: 30, within: 60_000 },
  requests: { count: 600, within: 60_000 },
  signIns: { count: 30, within: 3_600_000 },
}

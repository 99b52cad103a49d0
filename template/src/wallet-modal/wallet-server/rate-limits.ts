import type { RateLimit } from '../server-kit/rate-limits'

/** The rate limits of the server. */
export interface RateLimits {
  /** Logins, changes of the address, and new logins of a wallet that one client starts. Default: 60 an hour. */
  starts: RateLimit
  /** Codes, and answers of providers, that one client sends. Default: 60 a minute. */
  codes: RateLimit
  /** All other requests of one client. Default: 600 a minute. */
  requests: RateLimit
  /**
   * The shortest time between two mails to one address; `count` has to be 1. Default: 1 in 30 seconds. Each browser that has logged
   * in as an address before counts for itself, so that strangers cannot lock anybody out. So it is with the two limits below.
   */
  mailPause: RateLimit
  /** Mails to one address. Default: 5 an hour. */
  mailsPerHour: RateLimit
  /** Mails to one address. Default: 10 a day. */
  mailsPerDay: RateLimit
}

/** The rate limit of a client that an endpoint counts for. */
export type RequestLimit = 'starts' | 'codes' | 'requests'

export const defaultRateLimits: RateLimits = {
  starts: { count: 60, within: 3_600_000 },
  codes: { count: 60, within: 60_000 },
  requests: { count: 600, within: 60_000 },
  mailPause: { count: 1, within: 30_000 },
  mailsPerHour: { count: 5, within: 3_600_000 },
  mailsPerDay: { count: 10, within: 86_400_000 },
}

import { refuse } from './http/refusal'
import { hashOf } from './random'
import type { ServerStore } from './store/server-store'

/** At most `count` requests within `within` milliseconds. */
export interface RateLimit {
  count: number
  within: number
}

/** Refuses a request that comes too early. The seconds to wait are in its text, in the header `Retry-After`, and in the field `retryAfter`. */
export function tooManyRequests(milliseconds: number): Error {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return refuse('TOO_MANY_REQUESTS', `Too many requests. Try again in ${seconds} seconds`, {
    headers: { 'retry-after': String(seconds) },
    details: { retryAfter: seconds },
  })
}

/** The end of the time window that begins at or before `now`, in milliseconds since the epoch. */
export function windowEnd({ within }: RateLimit, now: number): number {
  return (Math.floor(now / within) + 1) * within
}

/**
 * Counts one request in the current time window.
 * @throws ServerRefusal when the window has too many requests; its `Retry-After` header has the seconds to wait
 */
export async function countOne(store: ServerStore, limit: RateLimit, what: string, now: number): Promise<void> {
  const window = Math.floor(now / limit.within)
  const end = windowEnd(limit, now)
  const counted = await store.increment(`count:${await hashOf(`${what}\n${window}`)}`, end)
  if (counted > limit.count) throw tooManyRequests(end - now)
}

import { clientOf } from './client-address'
import type { RateLimits } from './rate-limits'
import { countOne } from './rate-limits'
import type { Settings } from './settings'

/** Where nothing tells clients apart, they have one allowance together, so many times as large. */
const togetherFactor = 50

/** Which of the limits of a client an endpoint counts for. */
export type RequestLimit = Exclude<keyof RateLimits, 'signIns'>

/** Counts requests by the client that sent them. The returned function rejects with a Refusal when there were too many. */
export function createRequestLimits(
  { store, rateLimits, now }: Pick<Settings, 'store' | 'rateLimits' | 'now'>,
  clientAddress: ((request: Request) => string | undefined) | undefined,
): (request: Request, limit: RequestLimit, connection: string | undefined) => Promise<void> {
  return async (request, limit, connection) => {
    const address = clientAddress ? clientAddress(request) : connection
    const { count, within } = rateLimits[limit]
    const allowance = address === undefined ? { count: count * togetherFactor, within } : { count, within }
    await countOne(store, allowance, `${limit} ${address === undefined ? 'all' : `of ${clientOf(address)}`}`, now())
  }
}

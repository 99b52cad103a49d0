import { clientOf } from './http/client-address'
import type { RateLimit } from './rate-limits'
import { countOne, tooManyRequests, windowEnd } from './rate-limits'
import { createProcessCounter } from './store/process-counter'
import type { ServerStore } from './store/server-store'

/** When the server cannot tell clients apart, all of them share one limit, which is larger by this factor. */
const togetherFactor = 50

/**
 * Private addresses, and the addresses that hosting providers share (100.64.0.0/10). A connection from such an address comes from
 * a proxy that many clients share.
 */
const ownNetwork =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|(?:f[cd][0-9a-f]{2}|fe80):|::1$)/i

function distantAddress(connection: string | undefined): string | undefined {
  const isOwn = connection !== undefined && ownNetwork.test(connection.replace(/^::ffff:/i, ''))
  return isOwn ? undefined : connection
}

interface RequestLimitParts<Limit extends string> {
  store: ServerStore
  rateLimits: Readonly<Record<Limit, RateLimit>>
  now: () => number
  /** Returns the address of the client. Default: the address of the connection. */
  clientAddress?: ((request: Request) => string | undefined) | undefined
}

/** Counts requests by the client that sent them. The returned function rejects with a refusal when there were too many. */
export function createRequestLimits<Limit extends string>({
  store,
  rateLimits,
  now,
  clientAddress,
}: RequestLimitParts<Limit>): (request: Request, limit: Limit, connection: string | undefined) => Promise<void> {
  const countHere = createProcessCounter(now)
  return async (request, limit, connection) => {
    const address = clientAddress ? clientAddress(request) : distantAddress(connection)
    const { count, within } = rateLimits[limit]
    const allowance = address === undefined ? { count: count * togetherFactor, within } : { count, within }
    const what = `${limit} ${address === undefined ? 'all' : `of ${clientOf(address)}`}`
    const time = now()
    const end = windowEnd(allowance, time)
    // When this process alone has had too many requests, the store is not asked: a flood would keep the store from other clients.
    if (countHere(what, end) > allowance.count) throw tooManyRequests(end - time)
    await countOne(store, allowance, what, time)
  }
}

import { clientOf } from './http/client-address'
import type { RateLimit } from './rate-limits'
import { countOne } from './rate-limits'
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
  return async (request, limit, connection) => {
    const address = clientAddress ? clientAddress(request) : distantAddress(connection)
    const { count, within } = rateLimits[limit]
    const allowance = address === undefined ? { count: count * togetherFactor, within } : { count, within }
    await countOne(store, allowance, `${limit} ${address === undefined ? 'all' : `of ${clientOf(address)}`}`, now())
  }
}

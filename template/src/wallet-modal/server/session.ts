import * as v from 'valibot'
import type { CaipNetworkId } from '../domain/networks/caip'
import { isChainNamespace } from '../domain/networks/caip'

/** The session of a signed-in visitor. Times are ISO 8601. */
export interface ServerSession {
  /** Identifies the session among the account's sessions. The id is not a secret. */
  id: string
  chainId: CaipNetworkId
  /** The address in the usual form of its namespace; on eip155 with the ERC-55 checksum. */
  address: string
  signedInAt: string
  expiresAt: string
}

/** A session in the list of its account's sessions. */
export interface ListedSession extends ServerSession {
  /** The time of the last request, accurate to one minute. */
  lastSeenAt: string
  /** The beginning of the browser's `User-Agent` header. */
  userAgent: string
  isCurrent: boolean
}

const chainIdSchema = v.custom<CaipNetworkId>(
  (value) => typeof value === 'string' && isChainNamespace(value.slice(0, value.indexOf(':'))),
)

/** A session as it is stored. */
export const storedSessionSchema = v.object({
  id: v.string(),
  chainId: chainIdSchema,
  address: v.string(),
  signedInAt: v.number(),
  expiresAt: v.number(),
  userAgent: v.string(),
})

export type StoredSession = v.InferOutput<typeof storedSessionSchema>

/** The part of a stored session that the app and the visitor may see. */
export function toServerSession({ id, chainId, address, signedInAt, expiresAt }: StoredSession): ServerSession {
  return {
    id,
    chainId,
    address,
    signedInAt: new Date(signedInAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

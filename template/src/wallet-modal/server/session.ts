import * as v from 'valibot'
import type { CaipNetworkId } from '../domain/networks/caip'
import { isChainNamespace } from '../domain/networks/caip'

/** A visitor who is signed in. Times are ISO 8601. */
export interface ServerSession {
  /** Tells the sessions of an account apart; no secret. */
  id: string
  chainId: CaipNetworkId
  /** As its namespace writes addresses; on eip155 with its checksum. */
  address: string
  signedInAt: string
  expiresAt: string
}

/** A session in the list of its account's sessions. */
export interface ListedSession extends ServerSession {
  /** Exact to the minutes that are between two notes. */
  lastSeenAt: string
  /** What the browser said it is, shortened. */
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

/** What is told of a stored session. */
export function toServerSession({ id, chainId, address, signedInAt, expiresAt }: StoredSession): ServerSession {
  return {
    id,
    chainId,
    address,
    signedInAt: new Date(signedInAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

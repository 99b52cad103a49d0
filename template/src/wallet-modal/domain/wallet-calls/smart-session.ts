import type { Permission } from './permissions'

/** Permissions that an account has granted to an app, as the data service lists them. */
export interface SmartSession {
  project: { name: string; url: string; iconUrl?: string | undefined }
  /** The id of the permissions; `context` of the grant's response. */
  pci: string
  /** Milliseconds since the epoch. */
  expiry: number
  /** Milliseconds since the epoch. */
  createdAt: number
  permissions: readonly Permission[]
  /** Milliseconds since the epoch; undefined while the session is not revoked. */
  revokedAt?: number | undefined
}

export type SmartSessionState = 'active' | 'expired' | 'revoked'

/** The state of a session. A session that has ended is expired, also when it was revoked before. */
export function sessionState({ expiry, revokedAt }: SmartSession, now: number): SmartSessionState {
  if (expiry <= now) return 'expired'
  return revokedAt === undefined ? 'active' : 'revoked'
}

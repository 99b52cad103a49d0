import * as v from 'valibot'
import { createSecret, hashOf } from '../../server-kit/random'
import type { ServerStore } from '../../server-kit/store/server-store'

/** The shortest time between two writes of a session's last visit, in milliseconds. */
const noteInterval = 60_000
/** How many sessions one user may have. One session more ends the oldest. */
const maxSessions = 50

const sessionSchema = v.object({
  /** Identifies the session among the user's sessions. The id is not a secret. */
  id: v.string(),
  userId: v.string(),
  /** The device key that the session was made with, as its SHA-256. */
  device: v.string(),
  /** The name of the browser. */
  name: v.string(),
  /** Milliseconds since the epoch, as the end is. */
  loggedInAt: v.number(),
  expiresAt: v.number(),
  /** True for a login at the wallet's own account page. */
  isAccountPage: v.optional(v.boolean(), false),
})
export type Session = v.InferOutput<typeof sessionSchema>

/** A stored session with its key. */
export interface FoundSession {
  session: Session
  key: string
  lastSeenAt: number
}

type NewSession = Pick<Session, 'userId' | 'device' | 'name' | 'isAccountPage'>

interface SessionLimits {
  /** How long a session lasts after the login, in milliseconds. */
  lifetime: number
  /** How long a session lasts after the last request, in milliseconds. */
  idle: number
}

const seenSchema = v.object({ at: v.number() })

const setOf = async (userId: string) => `of:${await hashOf(`user\n${userId}`)}`

/**
 * The sessions of all users. The frame keeps the token of its session. The store keeps the hash of the token only, so that a copy of
 * the store does not let anyone in. A token works only together with the device key that the session was made with.
 */
export class Sessions {
  readonly #store: ServerStore
  readonly #limits: SessionLimits
  readonly #now: () => number

  constructor(store: ServerStore, limits: SessionLimits, now: () => number) {
    this.#store = store
    this.#limits = limits
    this.#now = now
  }

  /** Begins a session. An earlier session of the same device and user ends. A login at the account page leaves that of the apps alone. */
  async begin({ userId, device, name, isAccountPage }: NewSession): Promise<{
    token: string
    session: Session
  }> {
    const token = createSecret()
    const key = await hashOf(token)
    const now = this.#now()
    const id = (await hashOf(`id\n${token}`)).slice(0, 32)
    const expiresAt = now + this.#limits.lifetime
    const session: Session = { id, userId, device, name, isAccountPage, loggedInAt: now, expiresAt }
    // Write the session before the member: `list` would take a member without a session for an ended session and remove the member.
    await this.#store.write(`session:${key}`, session, session.expiresAt)
    await this.#store.addMember(await setOf(userId), key, session.expiresAt)
    const all = await this.list(userId)
    const isEarlier = (other: FoundSession) =>
      other.session.loggedInAt < now || (other.session.loggedInAt === now && other.key < key)
    // Of two logins at the same time, both see the other session, so only the earlier session may end.
    const isTwin = ({ session: other }: FoundSession) =>
      other.device === device && other.isAccountPage === isAccountPage
    const replaced = all.filter((other) => isTwin(other) && isEarlier(other))
    const others = all.filter((other) => !isTwin(other))
    const newest = others.sort((one, other) => other.session.loggedInAt - one.session.loggedInAt)
    for (const other of [...replaced, ...newest.slice(maxSessions - 1)]) await this.end(other)
    return { token, session }
  }

  /** Finds the session of a token and records the visit; undefined for another device, and when the session has ended. */
  async find(token: string, device: string): Promise<FoundSession | undefined> {
    const found = await this.#get(await hashOf(token))
    if (found?.session.device !== device) return undefined
    const now = this.#now()
    if (now - found.lastSeenAt >= noteInterval)
      // The visit has a row of its own. Writing the session's row again could restore a session that has ended meanwhile.
      await this.#store.write(`seen:${found.key}`, { at: now }, now + this.#limits.idle)
    return found
  }

  /** Lists all sessions of a user. */
  async list(userId: string): Promise<FoundSession[]> {
    const set = await setOf(userId)
    const found: FoundSession[] = []
    for (const key of await this.#store.members(set)) {
      const member = await this.#get(key)
      if (member) found.push(member)
      else await this.#store.removeMember(set, key)
    }
    return found
  }

  async end({ session, key }: Pick<FoundSession, 'session' | 'key'>): Promise<void> {
    await this.#store.remove(`session:${key}`)
    await this.#store.remove(`seen:${key}`)
    await this.#store.removeMember(await setOf(session.userId), key)
  }

  async #get(key: string): Promise<FoundSession | undefined> {
    const stored = await this.#store.read(`session:${key}`)
    if (stored === undefined) return undefined
    const parsed = v.safeParse(sessionSchema, stored)
    const seen = v.safeParse(seenSchema, await this.#store.read(`seen:${key}`))
    const now = this.#now()
    const lastSeenAt = Math.max(parsed.success ? parsed.output.loggedInAt : 0, seen.success ? seen.output.at : 0)
    if (parsed.success && parsed.output.expiresAt > now && lastSeenAt + this.#limits.idle > now)
      return { session: parsed.output, key, lastSeenAt }
    await this.#store.remove(`session:${key}`)
    return undefined
  }
}

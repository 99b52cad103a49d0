import * as v from 'valibot'
import type { CaipNetworkId } from '../domain/networks/caip'
import { createSecret, hashOf } from '../server-kit/random'
import type { StoredSession } from './session'
import { storedSessionSchema } from './session'
import type { SignInStore } from './sign-in-store'

/** The shortest time between two writes of a session's last visit, in milliseconds. */
const noteInterval = 60_000
/** How many characters of the `User-Agent` header are stored. */
const maxUserAgent = 160

interface SessionLimits {
  /** How long a session lasts after signing in, in milliseconds. */
  lifetime: number
  /** How long a session lasts after the last request, in milliseconds. */
  idle: number
  /** How many sessions one account may have at once. */
  most: number
}

interface NewSession {
  chainId: CaipNetworkId
  address: string
  /** Milliseconds since the epoch; undefined when the message has no `Expiration Time`. */
  endsAt: number | undefined
  userAgent: string
}

/** A stored session with its key. */
export interface FoundSession {
  session: StoredSession
  key: string
  lastSeenAt: number
}

const seenSchema = v.object({ at: v.number() })

/**
 * The sessions of all accounts. A browser keeps the secret of its session. The store keeps the hash of the secret only, so that a
 * copy of the store does not let anyone sign in. An account is a CAIP-10 id, because the same address on another chain may be
 * somebody else's contract.
 */
export class Sessions {
  readonly #store: SignInStore
  readonly #limits: SessionLimits
  readonly #now: () => number

  constructor(store: SignInStore, limits: SessionLimits, now: () => number) {
    this.#store = store
    this.#limits = limits
    this.#now = now
  }

  /** Begins a session. If the account then has too many sessions, the oldest sessions end. */
  async begin({ chainId, address, endsAt, userAgent }: NewSession): Promise<{ secret: string; found: FoundSession }> {
    const secret = createSecret()
    const key = await hashOf(secret)
    const now = this.#now()
    const session: StoredSession = {
      id: (await hashOf(`id\n${secret}`)).slice(0, 32),
      chainId,
      address,
      signedInAt: now,
      expiresAt: Math.min(now + this.#limits.lifetime, endsAt ?? Infinity),
      userAgent: userAgent.replace(/[^ -~]/g, '').slice(0, maxUserAgent),
    }
    // Write the session before the member: `list` would take a member without a session for an ended session and remove the member.
    await this.#store.write(`session:${key}`, session, session.expiresAt)
    await this.#store.addMember(await setOf(session), key, now + this.#limits.lifetime)
    const others = (await this.list(session)).filter((other) => other.key !== key)
    const newest = others.sort((one, other) => other.session.signedInAt - one.session.signedInAt)
    for (const other of newest.slice(this.#limits.most - 1)) await this.end(other)
    return { secret, found: { session, key, lastSeenAt: now } }
  }

  /** Finds the session of a secret and records the visit; undefined when the session does not exist or has ended. */
  async find(secret: string): Promise<FoundSession | undefined> {
    const found = await this.#get(await hashOf(secret))
    if (!found) return undefined
    const now = this.#now()
    if (now - found.lastSeenAt >= noteInterval)
      // The visit has a row of its own. Writing the session's row again could restore a session that has ended meanwhile.
      await this.#store.write(`seen:${found.key}`, { at: now }, now + this.#limits.idle)
    return found
  }

  /** Lists all sessions of a session's account. */
  async list(session: StoredSession): Promise<FoundSession[]> {
    const set = await setOf(session)
    const found: FoundSession[] = []
    for (const key of await this.#store.members(set)) {
      const member = await this.#get(key)
      if (member) found.push(member)
      else await this.#store.removeMember(set, key)
    }
    return found
  }

  async end({ session, key }: FoundSession): Promise<void> {
    await this.#store.remove(`session:${key}`)
    await this.#store.remove(`seen:${key}`)
    await this.#store.removeMember(await setOf(session), key)
  }

  async #get(key: string): Promise<FoundSession | undefined> {
    const stored = await this.#store.read(`session:${key}`)
    if (stored === undefined) return undefined
    const parsed = v.safeParse(storedSessionSchema, stored)
    const seen = v.safeParse(seenSchema, await this.#store.read(`seen:${key}`))
    const now = this.#now()
    const lastSeenAt = Math.max(parsed.success ? parsed.output.signedInAt : 0, seen.success ? seen.output.at : 0)
    if (parsed.success && parsed.output.expiresAt > now && lastSeenAt + this.#limits.idle > now)
      return { session: parsed.output, key, lastSeenAt }
    await this.#store.remove(`session:${key}`)
    return undefined
  }
}

async function setOf({ chainId, address }: StoredSession): Promise<string> {
  return `of:${await hashOf(`${chainId}:${address}`)}`
}

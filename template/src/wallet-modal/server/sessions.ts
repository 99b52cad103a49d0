import * as v from 'valibot'
import type { CaipNetworkId } from '../domain/networks/caip'
import { createSecret, hashOf } from './random'
import type { StoredSession } from './session'
import { storedSessionSchema } from './session'
import type { SignInStore } from './store/sign-in-store'

/** How often a visit is noted, in milliseconds. */
const noteInterval = 60_000
/** How much of what a browser says it is gets kept, in characters. */
const maxUserAgent = 160

interface SessionLimits {
  /** From signing in to the end, in milliseconds. */
  lifetime: number
  /** From the last visit to the end, in milliseconds. */
  idle: number
  /** How many one account may have at once. */
  most: number
}

interface NewSession {
  chainId: CaipNetworkId
  address: string
  /** Milliseconds since the epoch; undefined where the message says no end. */
  endsAt: number | undefined
  userAgent: string
}

/** A session that was found, with the key that it is stored by. */
export interface FoundSession {
  session: StoredSession
  key: string
  lastSeenAt: number
}

const seenSchema = v.object({ at: v.number() })

/**
 * The sessions of all accounts. A browser has the secret of its session; the store has the secret's hash, so whoever reads the
 * store cannot sign in with it. An account is a CAIP-10 id: the same address on another chain may be somebody else's contract.
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

  /** Begins a session and ends the oldest ones of an account that has too many. */
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
    // In this order: who lists meanwhile takes a member without a session for one that has ended. Nobody has the secret yet.
    await this.#store.write(`session:${key}`, session, session.expiresAt)
    await this.#store.addMember(await setOf(session), key, now + this.#limits.lifetime)
    const others = (await this.list(session)).filter((other) => other.key !== key)
    const newest = others.sort((one, other) => other.session.signedInAt - one.session.signedInAt)
    for (const other of newest.slice(this.#limits.most - 1)) await this.end(other)
    return { secret, found: { session, key, lastSeenAt: now } }
  }

  /** The session of a secret; undefined when there is none, or it has ended. Notes the visit. */
  async find(secret: string): Promise<FoundSession | undefined> {
    const found = await this.#get(await hashOf(secret))
    if (!found) return undefined
    const now = this.#now()
    if (now - found.lastSeenAt >= noteInterval)
      // A row of its own: written into the session's it could bring back one that ended meanwhile.
      await this.#store.write(`seen:${found.key}`, { at: now }, now + this.#limits.idle)
    return found
  }

  /** All sessions of the account that a session belongs to. */
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

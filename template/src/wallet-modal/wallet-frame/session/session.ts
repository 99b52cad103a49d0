import * as v from 'valibot'
import type { FrameStorage } from '../storage/frame-storage'
import type { FramePlatform } from '../platform'

const addressesSchema = v.object({ eip155: v.optional(v.string()), solana: v.optional(v.string()) })

const sessionSchema = v.object({
  token: v.string(),
  expiresAt: v.number(),
  user: v.object({ id: v.string(), email: v.string() }),
  consents: v.array(v.string()),
  // Sessions that were stored by an earlier version have none.
  addresses: v.fallback(v.optional(addressesSchema), undefined),
})

/** The public addresses of the visitor's accounts, by namespace. */
export type StoredAddresses = Readonly<v.InferOutput<typeof addressesSchema>>

/** A login on this browser. */
export type StoredSession = Readonly<v.InferOutput<typeof sessionSchema>>

type Login = Pick<StoredSession, 'token' | 'expiresAt' | 'user'>

/** The login on this browser, and the origins that may know about it. */
export interface Session {
  /** The login, if it has not ended. */
  current(): Promise<StoredSession | undefined>
  /** The login, for an origin that the visitor has let see it. */
  of(origin: string): Promise<StoredSession | undefined>
  /** Starts a session. The origin where the visitor logged in may see the wallet. */
  start(login: Login, origin: string): Promise<void>
  /** Notes the new address of the visitor. */
  changeEmail(email: string): Promise<void>
  /** Notes the addresses that the keys of a session gave. Does nothing if another session has started since. */
  keepAddresses(token: string, addresses: StoredAddresses): Promise<void>
  /** Ends the session on this browser. */
  end(): Promise<void>
}

/** Creates the session. It is read from storage each time, because another tab may have ended it. */
export function createSession(storage: FrameStorage, platform: Pick<FramePlatform, 'now'>): Session {
  let last: Promise<void> = Promise.resolve()

  /** Runs changes one after another, so that none writes what it read before another one. */
  const inTurn = (change: () => Promise<void>): Promise<void> => {
    const current = last.then(change)
    last = current.catch(() => {})
    return current
  }

  const current = async () => {
    const stored = v.safeParse(sessionSchema, await storage.get('session'))
    return stored.success && stored.output.expiresAt > platform.now() ? stored.output : undefined
  }
  return {
    current,
    async of(origin) {
      const session = await current()
      return session?.consents.includes(origin) ? session : undefined
    },
    start: (login, origin) =>
      inTurn(async () => {
        const before = await current()
        const others = before?.user.id === login.user.id ? before.consents : []
        await storage.put('session', { ...login, consents: [...new Set([...others, origin])] })
      }),
    changeEmail: (email) =>
      inTurn(async () => {
        const session = await current()
        if (session) await storage.put('session', { ...session, user: { ...session.user, email } })
      }),
    keepAddresses: (token, addresses) =>
      inTurn(async () => {
        const session = await current()
        if (session?.token === token)
          await storage.put('session', { ...session, addresses: { ...session.addresses, ...addresses } })
      }),
    end: () => inTurn(() => storage.remove('session')),
  }
}

import * as v from 'valibot'
import type { FrameStorage } from '../storage/frame-storage'
import type { FramePlatform } from '../platform'

const sessionSchema = v.object({
  token: v.string(),
  expiresAt: v.number(),
  user: v.object({ id: v.string(), email: v.string() }),
  consents: v.array(v.string()),
})

/** A login on this browser. */
export type StoredSession = Readonly<v.InferOutput<typeof sessionSchema>>

type Login = Omit<StoredSession, 'consents'>

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
  /** Ends the session on this browser. */
  end(): Promise<void>
}

/** Creates the session. It is read from storage each time, because another tab may have ended it. */
export function createSession(storage: FrameStorage, platform: Pick<FramePlatform, 'now'>): Session {
  const current = async () => {
    const stored = await storage.get('session')
    return v.is(sessionSchema, stored) && stored.expiresAt > platform.now() ? stored : undefined
  }
  return {
    current,
    async of(origin) {
      const session = await current()
      return session?.consents.includes(origin) ? session : undefined
    },
    async start(login, origin) {
      const before = await current()
      const others = before?.user.id === login.user.id ? before.consents : []
      await storage.put('session', { ...login, consents: [...new Set([...others, origin])] })
    },
    async changeEmail(email) {
      const session = await current()
      if (session) await storage.put('session', { ...session, user: { ...session.user, email } })
    },
    end: () => storage.remove('session'),
  }
}

import * as v from 'valibot'
import type { FrameStorage } from '../storage/frame-storage'
import type { EvmAccount } from '../custody/signer'
import type { FramePlatform } from '../platform'

const addressesSchema = v.object({
  eip155: v.optional(v.string()),
  smartAccount: v.optional(v.string()),
  contractAccount: v.optional(v.string()),
  solana: v.optional(v.string()),
})

const sessionSchema = v.object({
  token: v.string(),
  expiresAt: v.number(),
  user: v.object({
    id: v.string(),
    /** Null for a visitor who has never proven an e-mail address. */
    email: v.nullable(v.string()),
    /** The name at the social network that the visitor logged in with. */
    name: v.optional(v.string()),
  }),
  consents: v.array(v.string()),
  // Sessions that were stored by an earlier version have none.
  addresses: v.fallback(v.optional(addressesSchema), undefined),
  /** The EVM account that the visitor prefers. Default: the ordinary account. */
  accountType: v.fallback(v.optional(v.picklist(['eoa', 'smartAccount'])), undefined),
})

/** The public addresses of the visitor's keys. `eip155` is the key of the ordinary account on EVM networks. */
export type StoredAddresses = Readonly<v.InferOutput<typeof addressesSchema>>

/** A login on this browser. */
export type StoredSession = Readonly<v.InferOutput<typeof sessionSchema>>

/** The name of a visitor: the e-mail address, or the name at the social network for a visitor without an address. Some networks give no name. */
export const nameOfUser = ({ email, name }: StoredSession['user']): string | undefined => email ?? name

type Login = Pick<StoredSession, 'token' | 'expiresAt' | 'user'>

/** The login on this browser, and the origins that may know about it. */
export interface Session {
  /** The login, if it has not ended. */
  current(): Promise<StoredSession | undefined>
  /** The login, for an origin that the visitor has let see it. */
  of(origin: string): Promise<StoredSession | undefined>
  /** Starts a session. The origin that the visitor has logged in to may see the wallet. */
  start(login: Login, origin: string): Promise<StoredSession>
  /** Lets another origin see the wallet. Does nothing if another session has started since. */
  allow(token: string, origin: string): Promise<void>
  /** Signs the visitor out at one origin. Ends the session and returns it when no origin is left. */
  leave(origin: string): Promise<StoredSession | undefined>
  /** Notes the new address of the visitor. */
  changeEmail(email: string): Promise<void>
  /** Notes the addresses that the keys of a session gave. Does nothing if another session has started since. */
  keepAddresses(token: string, addresses: StoredAddresses): Promise<void>
  /** Stores which EVM account the visitor prefers. Does nothing if another session has started since. */
  preferAccount(token: string, type: EvmAccount): Promise<void>
  /** Ends the session on this browser. */
  end(): Promise<void>
}

/** Creates the session. It is read from storage each time, because another tab may have ended it. */
export function createSession(storage: FrameStorage, platform: Pick<FramePlatform, 'now'>): Session {
  let last: Promise<unknown> = Promise.resolve()

  /** Runs changes one after another, so that none writes what it read before another one. */
  const inTurn = <T>(change: () => Promise<T>): Promise<T> => {
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
        const own = before?.user.id === login.user.id ? before : undefined
        const consents = [...new Set([...(own?.consents ?? []), origin])]
        const session = { ...login, consents, addresses: undefined, accountType: own?.accountType }
        await storage.put('session', session)
        return session
      }),
    allow: (token, origin) =>
      inTurn(async () => {
        const session = await current()
        if (session?.token !== token) return
        const consents = [...new Set([...session.consents, origin])]
        await storage.put('session', { ...session, consents })
      }),
    leave: (origin) =>
      inTurn(async () => {
        const session = await current()
        if (!session) return undefined
        const consents = session.consents.filter((one) => one !== origin)
        if (consents.length > 0) {
          await storage.put('session', { ...session, consents })
          return undefined
        }
        await storage.remove('session')
        return session
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
    preferAccount: (token, accountType) =>
      inTurn(async () => {
        const session = await current()
        if (session?.token === token) await storage.put('session', { ...session, accountType })
      }),
    end: () => inTurn(() => storage.remove('session')),
  }
}

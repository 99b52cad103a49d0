import type { Siwx } from '../../domain/siwx'
import type { SiwxFactory } from '../siwx-context'
import type { ServerSiwxClient } from './server-siwx-client'

/** How visitors sign in with a sign-in server of the app. */
export interface ServerSiwxOptions {
  /** Where the server's endpoints are. Unless given: `/api/sign-in` of the page's own host. */
  url?: string
  /** What the visitor agrees to, in one line of letters, digits, spaces and -._~:/?#[]@!$&'()*+,;= */
  statement?: string
  /** For how long a message is good, in milliseconds; the session ends with it. Unless given, the server alone decides. */
  expiration?: number
  /** URIs that the visitor agrees to. */
  resources?: readonly string[]
  requestId?: string
  /** Whether a visitor who does not sign in is disconnected. Unless given: yes. */
  required?: boolean
  /** Whether visitors are asked as soon as they are connected; else when the app calls for it. Unless given: yes. */
  asksOnConnect?: boolean
}

/**
 * Signing in with the app's own server: it makes the nonces, checks the messages and keeps the sessions, by a cookie that no
 * script can read. The unit `server` brings such a server; any other that speaks the same endpoints will do.
 */
export function serverSiwx(options: ServerSiwxOptions = {}): SiwxFactory {
  return (context): Siwx => {
    const { platform, modalId } = context
    let opened: ServerSiwxClient | undefined
    let tell: (message: unknown) => void = () => {}

    // Loaded at the first use: what builds and checks messages is no part of the page's first scripts.
    async function client(): Promise<ServerSiwxClient> {
      const { ServerSiwxClient } = await import('./server-siwx-client')
      return (opened ??= new ServerSiwxClient(options, context, () => tell('changed')))
    }

    return {
      createMessage: async (request) => (await client()).createMessage(request),
      addSession: async (session) => (await client()).addSession(session),
      revokeSession: async (chainId, address) => (await client()).revokeSession(chainId, address),
      setSessions: async (sessions) => (await client()).setSessions(sessions),
      getSessions: async (chainId, address) => (await client()).getSessions(chainId, address),
      getRequired: () => options.required ?? true,
      asksOnConnect: () => options.asksOnConnect ?? true,
      follow(changed) {
        const end = new AbortController()
        const hear = () => {
          opened?.forget()
          changed()
        }
        tell = platform.channel(`wallet-modal:${modalId}:server-siwx`, hear, end.signal)
        return () => end.abort()
      },
    }
  }
}

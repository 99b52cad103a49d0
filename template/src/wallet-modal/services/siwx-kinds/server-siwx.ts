import type { Siwx } from '../../domain/sign-in/siwx'
import type { SiwxFactory } from '../siwx-context'
import type { SiwxKindOptions } from './kind-options'
import type { ServerSiwxClient } from './server-siwx-client'

/** What `serverSiwx` can be told. */
export interface ServerSiwxOptions extends SiwxKindOptions {
  /** Where the server's endpoints are. Left out: `/api/sign-in` of the page's own host. */
  url?: string
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
      forget: () => opened?.forget(),
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

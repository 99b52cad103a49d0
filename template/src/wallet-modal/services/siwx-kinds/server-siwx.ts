import type { Siwx } from '../../domain/sign-in/siwx'
import type { SiwxFactory } from '../siwx-context'
import type { SiwxKindOptions } from './kind-options'
import type { ServerSiwxClient } from './server-siwx-client'

/** The options of `serverSiwx`. */
export interface ServerSiwxOptions extends SiwxKindOptions {
  /** The base URL of the server's endpoints. Default: `/api/sign-in` on the page's own host. */
  url?: string
}

/**
 * Signs visitors in with the app's own server, which makes the nonces, checks the messages and keeps the sessions, with a cookie
 * that scripts cannot read. The unit `server` is such a server; any server with the same endpoints works.
 */
export function serverSiwx(options: ServerSiwxOptions = {}): SiwxFactory {
  return (context): Siwx => {
    const { platform, modalId } = context
    let opened: ServerSiwxClient | undefined
    let tell: (message: unknown) => void = () => {}

    // The code that builds and checks messages loads at the first use, so that it is not in the page's first chunks.
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

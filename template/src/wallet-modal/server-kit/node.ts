import { getRequestListener } from '@hono/node-server'
import { connectionFacts } from './connection-facts'
import type { FetchServer } from './fetch-server'

type Listener = ReturnType<typeof getRequestListener>
type Incoming = Parameters<Listener>[0]
type Outgoing = Parameters<Listener>[1]

/** A handler of `node:http`, which Express, Connect and Vite's development server take as middleware. */
export type NodeMiddleware = (incoming: Incoming, outgoing: Outgoing, next?: (error?: unknown) => void) => void

/**
 * A server for `node:http`: `createServer(toNodeMiddleware(server))`, or `app.use(toNodeMiddleware(server))` in front of anything
 * that reads bodies and without a path of its own. Requests to other paths go on to `next`.
 */
export function toNodeMiddleware(server: FetchServer): NodeMiddleware {
  const listener = getRequestListener((request, env) => server.fetch(request, connectionFacts(env)), {
    overrideGlobalObjects: false,
  })
  return (incoming, outgoing, next) => {
    const path = (incoming.url ?? '').split('?')[0] ?? ''
    if (next && !server.handles(path)) return next()
    listener(incoming, outgoing).catch((error: unknown) => next?.(error))
  }
}

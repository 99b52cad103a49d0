import type { MiddlewareHandler } from 'hono'
import { connectionFacts } from './connection-facts'
import type { FetchServer } from './fetch-server'

/** A server for Hono: `app.use(toHonoMiddleware(server))`. Requests to other paths go to the next handler. */
export function toHonoMiddleware(server: FetchServer): MiddlewareHandler {
  return async (context, next) => {
    if (!server.handles(context.req.path)) return next()
    return server.fetch(context.req.raw, connectionFacts(context.env))
  }
}

import type { MiddlewareHandler } from 'hono'
import { connectionFacts } from './connection-facts'
import type { SignInServer } from './sign-in-server'

/** The sign-in server for Hono: `app.use(toHonoMiddleware(server))`. Requests to other paths go to the next handler. */
export function toHonoMiddleware(server: SignInServer): MiddlewareHandler {
  return async (context, next) => {
    if (!server.handles(context.req.path)) return next()
    return server.fetch(context.req.raw, connectionFacts(context.env))
  }
}

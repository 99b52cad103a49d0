import type { SignInServer } from './sign-in-server'

type RouteHandler = (request: Request) => Promise<Response>

/**
 * The sign-in server as route handlers of Next.js: in `app/api/sign-in/[...path]/route.ts` write
 * `export const { GET, POST, DELETE, OPTIONS } = toRouteHandlers(server)`. Route handlers do not know the address of the client,
 * so give the server the option `clientAddress`.
 */
export function toRouteHandlers(server: SignInServer): Record<'GET' | 'POST' | 'DELETE' | 'OPTIONS', RouteHandler> {
  const handler: RouteHandler = (request) => server.fetch(request)
  return { GET: handler, POST: handler, DELETE: handler, OPTIONS: handler }
}

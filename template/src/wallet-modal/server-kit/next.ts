import type { FetchServer } from './fetch-server'

type RouteHandler = (request: Request) => Promise<Response>

/**
 * A server as route handlers of Next.js. For a server at `/api/sign-in`, write in `app/api/sign-in/[...path]/route.ts`
 * `export const { GET, POST, PUT, DELETE, OPTIONS } = toRouteHandlers(server)`. Route handlers do not know the address of the
 * client, so give the server the option `clientAddress`.
 */
export function toRouteHandlers(
  server: FetchServer,
): Record<'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS', RouteHandler> {
  const handler: RouteHandler = (request) => server.fetch(request)
  return { GET: handler, POST: handler, PUT: handler, DELETE: handler, OPTIONS: handler }
}

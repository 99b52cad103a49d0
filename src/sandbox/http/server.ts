import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ControlRoutes } from './control-routes'
import type { DirectoryRoutes } from './directory-routes'
import type { PublicFiles } from './public-files'
import type { ProviderRoutes } from './provider-routes'
import { HttpError, sendJson } from './respond'

/** The parts of the sandbox that answer HTTP. */
export interface SandboxRoutes {
  readonly files: PublicFiles
  readonly provider: ProviderRoutes
  readonly control: ControlRoutes
  readonly directory: DirectoryRoutes
}

/**
 * Starts the sandbox's HTTP server.
 *
 * The wallet holds well-known keys of local chains, so it guards no secret; still no web page may reach it by surprise.
 * It listens on 127.0.0.1 only, refuses requests whose Host is not loopback (which a page gets to send through a name
 * that it points at this machine), and answers `/control` to its own page and to programs, never to another origin.
 * @param port 0 takes a free one
 * @throws when the port is taken or not allowed
 */
export async function startServer(routes: SandboxRoutes, port: number): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    handle(routes, request, response).catch((error: unknown) => fail(response, error))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(port, error)))
    server.listen(port, '127.0.0.1', resolve)
  })
  return { server, port: (server.address() as AddressInfo).port }
}

async function handle(routes: SandboxRoutes, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const host = request.headers.host ?? ''
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)) {
    throw new HttpError(403, 'The sandbox answers on localhost only')
  }
  const url = new URL(request.url ?? '/', `http://${host}`)
  const path = url.pathname
  if (path === '/control' || path.startsWith('/control/')) {
    const { origin } = request.headers
    if (origin !== undefined && origin !== url.origin) throw new HttpError(403, 'Web pages cannot control the wallet')
    return routes.control.handle(request, response, path.slice('/control'.length), url.searchParams)
  }
  allowEveryPage(response)
  if (request.method === 'OPTIONS') return void response.writeHead(204).end()
  if (path === '/wallet/rpc' && request.method === 'POST') return routes.provider.request(request, response)
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new HttpError(405, `${path} takes GET`)
  if (path === '/wallet/events') return routes.provider.events(request, response)
  if (path.startsWith('/api/')) return routes.directory.handle(response, path.slice('/api'.length), url.searchParams)
  return routes.files.handle(response, path)
}

function allowEveryPage(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', '*')
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS')
  response.setHeader('access-control-allow-private-network', 'true')
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.end()
  const status = error instanceof HttpError ? error.status : 500
  sendJson(response, { error: error instanceof Error ? error.message : String(error) }, status)
}

function portError(port: number, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is already in use, so the sandbox cannot listen there. ` +
        'End the program that uses it, choose another with --port, or leave --port out to get a free one.',
    )
  }
  const advice = 'Choose a port from 1024 to 65535 with --port, or leave --port out to get a free one.'
  return new Error(`The sandbox cannot listen on port ${port}: ${error.message}. ${advice}`)
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { farcasterPath, type FarcasterRoutes } from '../farcaster/farcaster-routes'
import { exchangePath, type ExchangeRoutes } from '../exchange/exchange-routes'
import { onRampPath, type OnRampRoutes } from '../onramp/on-ramp-routes'
import type { Relay } from '../relay/relay'
import { readableQuery, type Services } from '../services/services'
import { bundlerPath, paymasterPath, type SmartAccountRoutes } from '../smart-accounts/smart-account-routes'
import { socialPath } from '../social/providers'
import type { SocialRoutes } from '../social/social-routes'
import type { AnalyticsRoutes } from './analytics-routes'
import { cloudPath, type CloudRoutes } from './cloud-routes'
import type { ControlRoutes } from './control-routes'
import type { DataRoutes } from './data-routes'
import type { DirectoryRoutes } from './directory-routes'
import { esploraPath, type EsploraRoutes } from './esplora-routes'
import type { PublicFiles } from './public-files'
import type { ProviderRoutes } from './provider-routes'
import { HttpError, NameError, sendJson } from './respond'
import type { RpcProxy } from './rpc-proxy'
import { passGate, serviceOf } from './service-gate'
import { solanaPath, type SolanaRoutes } from './solana-routes'

/** The parts of the sandbox that answer HTTP. */
export interface SandboxRoutes {
  readonly files: PublicFiles
  readonly provider: ProviderRoutes
  readonly control: ControlRoutes
  readonly directory: DirectoryRoutes
  readonly analytics: AnalyticsRoutes
  readonly rpc: RpcProxy
  readonly data: DataRoutes
  readonly solana: SolanaRoutes
  readonly cloud: CloudRoutes
  readonly esplora: EsploraRoutes
  readonly social: SocialRoutes
  readonly farcaster: FarcasterRoutes
  readonly smartAccounts: SmartAccountRoutes
  readonly onRamp: OnRampRoutes
  readonly exchange: ExchangeRoutes
  readonly relay: Relay
  /** The state that the services share. */
  readonly services: Services
}

/**
 * Starts the sandbox's HTTP server.
 *
 * The wallet's keys are public, so the server protects no secret. Still, a web page must not reach the server without the developer's
 * knowledge. The server therefore only listens on 127.0.0.1. It refuses requests whose Host header is not a loopback name, because a page
 * can send such requests by pointing a domain name at this machine (DNS rebinding). It answers `/control` only to its own page and to
 * programs, not to other origins.
 * @param routesAt makes the parts of the server; gets the server's address
 * @param port 0 takes a free port
 * @throws if the port is taken or not allowed
 */
export async function startServer<Routes extends SandboxRoutes>(
  routesAt: (base: string) => Promise<Routes>,
  port: number,
): Promise<{ server: Server; routes: Routes; base: string }> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(port, error)))
    server.listen(port, '127.0.0.1', resolve)
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const routes = await routesAt(base)
    server.on('request', (request, response) => {
      handle(routes, request, response).catch((error: unknown) => fail(response, error))
    })
    server.on('upgrade', (request, stream, head) => upgrade(routes, request, stream, head))
    return { server, routes, base }
  } catch (error) {
    server.close()
    throw error
  }
}

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Upgrades a connection to WebSocket. Only the relay uses WebSocket, and pages of every origin may connect to the relay. */
function upgrade({ relay, services }: SandboxRoutes, request: IncomingMessage, stream: Duplex, head: Buffer): void {
  // A client that has disconnected needs no answer.
  stream.on('error', () => stream.destroy())
  const url = new URL(request.url ?? '/', 'http://localhost')
  const status = loopbackHost.test(request.headers.host ?? '') ? '404 Not Found' : '403 Forbidden'
  if (status !== '404 Not Found' || url.pathname !== '/relay') {
    return void stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`)
  }
  const query = readableQuery(url.searchParams)
  services.requests.add({ service: 'relay', method: 'GET', path: url.pathname, query, time: Date.now() })
  relay.upgrade(request, stream, head)
}

async function handle(routes: SandboxRoutes, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const host = request.headers.host ?? ''
  if (!loopbackHost.test(host)) {
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
  if (path.startsWith(socialPath)) return routes.social.handle(request, response, url)
  if (path.startsWith(`${farcasterPath}/`)) return routes.farcaster.handle(request, response, url)
  if (path.startsWith(bundlerPath) || path.startsWith(paymasterPath))
    return routes.smartAccounts.handle(request, response, path)
  const service = serviceOf(path)
  if (service !== undefined && (await passGate(routes.services, service, request, response, url))) return
  if (path.startsWith(`${onRampPath}/`)) return routes.onRamp.handle(request, response, url)
  if (path.startsWith(`${exchangePath}/`)) return routes.exchange.handle(request, response, url)
  if (path.startsWith(esploraPath)) return routes.esplora.handle(request, response, path.slice(esploraPath.length))
  if (service === 'auth') return routes.cloud.handle(request, response, path.slice(cloudPath.length), url.searchParams)
  if (request.method === 'POST') {
    if (path === '/wallet/rpc') return routes.provider.request(request, response)
    if (service === 'analytics') return routes.analytics.handle(request, response, url.searchParams)
    if (path.startsWith(solanaPath)) return routes.solana.handle(request, response, path.slice(solanaPath.length))
    if (service === 'rpc') return routes.rpc.handle(request, response, path, url.searchParams)
  }
  if (path.startsWith('/v1/') && service !== 'rpc') return routes.data.handle(request, response, path, url.searchParams)
  if (service === 'analytics' || service === 'rpc') throw new HttpError(405, `${path} takes POST`)
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new HttpError(405, `${path} takes GET`)
  if (path === '/wallet/events') return routes.provider.events(request, response)
  if (path.startsWith('/api/')) return routes.directory.handle(response, path.slice('/api'.length), url.searchParams)
  return routes.files.handle(response, path)
}

function allowEveryPage(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', '*, authorization')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, OPTIONS')
  response.setHeader('access-control-allow-private-network', 'true')
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.end()
  if (error instanceof NameError) return sendJson(response, error.body, error.status)
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

import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { HttpFault, HttpService } from '../services/service-faults'
import { readableQuery, type Services } from '../services/services'
import { cloudPath } from './cloud-routes'
import { sendJson } from './respond'

const rubbish = '<!doctype html><title>Welcome</title><p>Sign in to use this network.</p>\n'

/** Returns the service that a path belongs to; `undefined` for the sandbox's own pages and the wallet. */
export function serviceOf(path: string): HttpService | undefined {
  if (path === '/e') return 'analytics'
  if (path === '/v1' || path.startsWith('/v1/')) return dataServiceOf(path.slice('/v1'.length))
  if (path.startsWith('/onramp/')) return 'onramp'
  if (path.startsWith('/exchange/')) return 'pay'
  if (!path.startsWith('/api/')) return undefined
  if (path.startsWith(`${cloudPath}/`)) return 'auth'
  if (path === '/api/projects/v1/origins') return 'origins'
  return path.startsWith('/api/getWalletImage/') || path.startsWith('/api/public/') ? 'images' : 'directory'
}

function dataServiceOf(path: string): HttpService {
  if (path === '/supported-chains') return 'supportedChains'
  if (path.startsWith('/identity/')) return 'identity'
  if (path.startsWith('/profile/')) return 'names'
  if (path.startsWith('/fungible/')) return 'prices'
  if (path.startsWith('/convert/')) return 'convert'
  if (path === '/json-rpc') return 'pay'
  if (path.startsWith('/sessions/')) return 'sessions'
  if (path.startsWith('/onramp/') || path === '/generators/onrampurl') return 'onramp'
  const part = /^\/account\/[^/]+\/(history|balance)$/.exec(path)?.[1]
  if (part === 'history') return 'history'
  return part === 'balance' ? 'balances' : 'rpc'
}

/**
 * Logs a request to a service, and applies the service's fault.
 * @returns whether the fault has answered the request
 */
export async function passGate(
  services: Services,
  service: HttpService,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const { method = 'GET' } = request
  services.requests.add({
    service,
    method,
    path: url.pathname,
    query: readableQuery(url.searchParams),
    time: Date.now(),
  })
  const fault = services.faults.all[service]
  return fault !== null && answerWrongly(fault, request, response)
}

/**
 * Applies a fault to a request.
 * @returns whether the fault has answered the request
 */
export async function answerWrongly(
  fault: HttpFault,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (fault.kind === 'slow') {
    await wait(fault.ms, undefined, { ref: false })
    return false
  }
  // The body is read and discarded. Some clients lose the connection if the answer arrives before they have sent the whole body.
  request.resume()
  if (fault.kind === 'cut') request.socket.destroy()
  else if (fault.kind === 'status')
    sendJson(response, { error: `The service is set to answer ${fault.code}` }, fault.code)
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(rubbish)
  return true
}

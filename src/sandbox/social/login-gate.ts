import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { sendJson } from '../http/respond'
import { readableQuery, type Services } from '../services/services'

const secrets = ['access_token', 'client_secret', 'code', 'code_verifier', 'channelToken']

/**
 * Logs a request to a social provider or to the Farcaster relay, without the secrets in its query. Then applies the faults `slow`,
 * `down` and `mute`.
 * @returns true if the caller must not answer: the fault has answered the request, or leaves the request without an answer
 */
export async function passLoginGate(
  services: Services,
  service: 'social' | 'farcaster',
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, searchParams }: URL,
): Promise<boolean> {
  const { method = 'GET' } = request
  const query = new URLSearchParams([...searchParams].filter(([name]) => !secrets.includes(name)))
  services.requests.add({ service, method, path: pathname, query: readableQuery(query), time: Date.now() })
  const fault = services.faults.all[service]
  if (fault?.kind === 'slow') await wait(fault.ms, undefined, { ref: false })
  if (fault?.kind !== 'down' && fault?.kind !== 'mute') return false
  request.resume()
  if (fault.kind === 'down') sendJson(response, { error: 'The service is set to be down' }, 503)
  return true
}

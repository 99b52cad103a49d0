import { isRecord } from '../domain/errors/errors'
import type { RequestFacts } from './sign-in-server'

/** What `@hono/node-server` says about a connection: the address at its other end, which no visitor can make up. */
export function connectionFacts(env: unknown): RequestFacts {
  const incoming = isRecord(env) ? env['incoming'] : undefined
  const socket = isRecord(incoming) ? incoming['socket'] : undefined
  const address = isRecord(socket) ? socket['remoteAddress'] : undefined
  return typeof address === 'string' ? { clientAddress: address } : {}
}

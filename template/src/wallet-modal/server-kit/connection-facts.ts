import { isRecord } from '../domain/errors/errors'
import type { RequestFacts } from './fetch-server'

/** Reads the client address of the connection from the `env` of `@hono/node-server`. A visitor cannot forge this address. */
export function connectionFacts(env: unknown): RequestFacts {
  const incoming = isRecord(env) ? env['incoming'] : undefined
  const socket = isRecord(incoming) ? incoming['socket'] : undefined
  const address = isRecord(socket) ? socket['remoteAddress'] : undefined
  return typeof address === 'string' ? { clientAddress: address } : {}
}

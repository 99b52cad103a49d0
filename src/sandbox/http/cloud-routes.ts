import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CloudAccounts } from '../cloud/cloud-accounts'
import { isRecord } from '../json'
import { HttpError, readJson, sendJson } from './respond'

/** The path of the cloud's sign-in, below the directory's address. */
export const cloudPath = '/api/auth/v1'

/** The cloud's sign-in: nonces, sessions, and the data that the cloud stores about accounts. */
export class CloudRoutes {
  readonly #accounts: CloudAccounts
  readonly #rpc: Readonly<Record<string, string>>

  /** @param rpc JSON-RPC addresses by CAIP-2 id */
  constructor(accounts: CloudAccounts, rpc: Readonly<Record<string, string>>) {
    this.#accounts = accounts
    this.#rpc = rpc
  }

  /** Answers one request. @param path the part of the path after `cloudPath` */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    const accounts = this.#accounts
    const call = `${request.method ?? 'GET'} ${path}`
    if (call === 'GET /nonce') return sendJson(response, accounts.nonce())
    if (call === 'GET /me') {
      return sendJson(response, accounts.session(bearer(request), query.get('includeAppKitAccount') === 'true'))
    }
    if (call === 'POST /authenticate') {
      const token = bearer(request, 'x-nonce-jwt')
      const asking = { projectId: query.get('projectId') ?? '', host: hostOf(request), rpc: this.#rpc }
      return sendJson(response, await accounts.authenticate(token, await body(request), asking))
    }
    if (call === 'PUT /account-metadata') {
      return sendJson(response, accounts.setMetadata(bearer(request), await body(request)))
    }
    if (call !== 'POST /sign-out') throw new HttpError(404, `The cloud does not answer ${call}`)
    accounts.signOut(bearer(request))
    return sendJson(response, {})
  }
}

/** Returns the token in a header. @throws HttpError 401 if there is no token */
function bearer({ headers }: IncomingMessage, name = 'authorization'): string {
  const value = headers[name]
  const token = typeof value === 'string' ? /^Bearer (\S+)$/.exec(value)?.[1] : undefined
  if (token === undefined) throw new HttpError(401, `There is no token in ${name}`)
  return token
}

async function body(request: IncomingMessage) {
  const value = await readJson(request)
  if (isRecord(value)) return value
  throw new HttpError(400, 'The body must be a JSON object')
}

function hostOf({ headers }: IncomingMessage): string | undefined {
  return headers.origin !== undefined && URL.canParse(headers.origin) ? new URL(headers.origin).host : undefined
}

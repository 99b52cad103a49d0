import type { IncomingMessage, ServerResponse } from 'node:http'
import { HttpError, sendJson } from '../http/respond'
import type { Services } from '../services/services'
import { answerToken } from './token'
import { authorize } from './authorize'
import { ClientSecrets, type SocialEndpoints } from './clients'
import type { ProviderContext } from './provider-context'
import { discoveryOf, IdTokens } from './id-tokens'
import { passLoginGate } from './login-gate'
import { isOpenId, isProvider, keyPaths, providerFacts, socialPath } from './providers'
import { readUserData } from './user-data'

/** The endpoints of the six social providers. Each provider has its own path below `socialPath`. */
export class SocialRoutes {
  readonly #services: Services
  readonly #endpoints: SocialEndpoints
  readonly #secrets: ClientSecrets
  readonly #idTokens = new IdTokens()

  constructor(services: Services, endpoints: SocialEndpoints) {
    this.#services = services
    this.#endpoints = endpoints
    this.#secrets = new ClientSecrets(endpoints)
  }

  /** Answers one request below `socialPath`. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const [name = '', ...rest] = url.pathname.slice(socialPath.length).split('/')
    if (!isProvider(name)) throw new HttpError(404, `The sandbox has no social provider ${name}`)
    if (await passLoginGate(this.#services, 'social', request, response, url)) return
    const context: ProviderContext = {
      provider: name,
      base: this.#endpoints[name].url,
      grants: this.#services.social,
      secrets: this.#secrets,
      idTokens: this.#idTokens,
      fault: this.#services.faults.all.social?.kind ?? null,
    }
    return this.#enter(context, `/${rest.join('/')}`, { request, response, query: url.searchParams })
  }

  async #enter(context: ProviderContext, path: string, { request, response, query }: Call): Promise<void> {
    const { provider, base } = context
    const facts = providerFacts[provider]
    if (path === facts.authorize) return authorize(context, request, response, query)
    if (path === facts.token) {
      if (request.method !== 'POST') throw new HttpError(405, `${path} takes POST`)
      return answerToken(context, request, response)
    }
    if (request.method !== 'GET') throw new HttpError(405, `${path} takes GET`)
    if (isOpenId(provider)) {
      if (path === '/.well-known/openid-configuration') return sendJson(response, discoveryOf(provider, base))
      if (path === keyPaths[provider]) return sendJson(response, await context.idTokens.keys(provider))
    }
    const { status, body } = readUserData(context, path, tokenOf(request, query), query)
    sendJson(response, body, status)
  }
}

interface Call {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly query: URLSearchParams
}

/** The access token of a request, from its header or from its address. Apps of Facebook may put the token into the address. */
function tokenOf({ headers }: IncomingMessage, query: URLSearchParams): string | undefined {
  return /^(?:Bearer|token) (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? query.get('access_token') ?? undefined
}

import { jsonAnswer, refusalAnswer } from './http/answers'
import { ChainUnavailable } from './chain-call'
import { readCookie } from './http/cookies'
import type { Endpoint } from './endpoints'
import { createEndpoints } from './endpoints'
import type { SignInServerOptions } from './options'
import { corsHeaders, originOf, preflightAnswer, requireOrigin } from './origins'
import { Refusal } from './http/refusal'
import { createRequestLimits } from './request-limits'
import type { ServerSession } from './session'
import { toServerSession } from './session'
import { Sessions } from './sessions'
import { settingsOf } from './settings'
import { createSignatureCheck } from './signature-check'
import { SignInStoreError } from './store/sign-in-store'

/** What an adapter knows about a request beyond the `Request` object. */
export interface RequestFacts {
  /** The remote address of the connection. */
  clientAddress?: string | undefined
}

/** A back end where visitors sign in with their wallets, as a handler for web-standard requests. */
export interface SignInServer {
  /** The path below which the endpoints are. */
  basePath: string
  /** True when `fetch` should handle requests to this path. */
  handles: (path: string) => boolean
  /** Answers a request; never rejects. */
  fetch: (request: Request, facts?: RequestFacts) => Promise<Response>
  /**
   * Returns the session of a request, for the rest of the back end; undefined for a visitor who is not signed in. This method reads
   * the cookie only, so an object with the request's headers is enough.
   * @throws SignInStoreError when the store does not answer; treat the visitor as not signed in
   */
  session: (request: Pick<Request, 'headers'>) => Promise<ServerSession | undefined>
  /** Closes the connections of the store. */
  close: () => Promise<void>
}

/** The answer to a request whose handling threw, and whether to report the error to the developers. */
function refusalOf(error: unknown): { refusal: Refusal; report: boolean } {
  if (error instanceof Refusal) return { refusal: error, report: false }
  const later = { 'retry-after': '5' }
  if (error instanceof SignInStoreError)
    return {
      refusal: new Refusal('STORE_UNAVAILABLE', 'Signing in is not possible right now. Try again in a moment', later),
      report: true,
    }
  if (error instanceof ChainUnavailable)
    return {
      refusal: new Refusal(
        'CHAIN_UNAVAILABLE',
        'The chain does not answer, so the signature could not be checked. Try again',
        later,
      ),
      report: true,
    }
  return { refusal: new Refusal('UNEXPECTED', 'Something went wrong on the server. Try again'), report: true }
}

/**
 * Creates a sign-in back end. Mount `fetch` at `basePath`, with an adapter (`toNodeMiddleware`, `toRouteHandlers`,
 * `toHonoMiddleware`) or by hand. Call `session(request)` wherever only signed-in visitors may pass.
 * @throws Error for options that cannot work or are not safe; its message says what to change
 */
export function createSignInServer(options: SignInServerOptions): SignInServer {
  const settings = settingsOf(options)
  const { basePath, origins, onError } = settings
  const sessions = new Sessions(settings.store, settings.sessions, settings.now)
  const endpoints = createEndpoints({
    settings,
    sessions,
    checkSignature: createSignatureCheck(settings),
    hooks: options,
  })
  const countRequest = createRequestLimits(settings, options.clientAddress)

  function endpointOf(request: Request, methods: Record<string, Endpoint>): Endpoint {
    const endpoint = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined
    if (endpoint) return endpoint
    const allow = [...Object.keys(methods), 'OPTIONS'].join(', ')
    throw new Refusal('METHOD_NOT_ALLOWED', `Use one of ${allow}`, { allow })
  }

  async function answer(request: Request, origin: string | undefined, facts: RequestFacts): Promise<Response> {
    const path = new URL(request.url).pathname.slice(basePath.length)
    const found = endpoints(path)
    if (!found) throw new Refusal('NOT_FOUND', 'There is no such endpoint')
    if (request.method === 'OPTIONS') return preflightAnswer(Object.keys(found.methods), origin)
    const endpoint = endpointOf(request, found.methods)
    if (request.method !== 'GET') requireOrigin(origin)
    await countRequest(request, endpoint.limit, facts.clientAddress)
    const { body, headers } = await endpoint.run({ request, origin: origin ?? '', id: found.id })
    return jsonAnswer(body, 200, headers)
  }

  const handles = (path: string) => path === basePath || path.startsWith(`${basePath}/`)

  return {
    basePath,
    handles,
    fetch: async (request, facts = {}) => {
      let origin: string | undefined
      let response: Response
      try {
        if (!handles(new URL(request.url).pathname)) throw new Refusal('NOT_FOUND', 'There is no such endpoint')
        origin = originOf(request, origins)
        response = await answer(request, origin, facts)
      } catch (error) {
        const { refusal, report } = refusalOf(error)
        if (report) onError(error)
        response = refusalAnswer(refusal)
      }
      for (const [name, value] of Object.entries(corsHeaders(origin))) response.headers.set(name, value)
      return response
    },
    async session(request) {
      const secret = readCookie(request, settings.cookie)
      const found = secret === undefined ? undefined : await sessions.find(secret)
      return found && toServerSession(found.session)
    },
    close: () => settings.store.close(),
  }
}

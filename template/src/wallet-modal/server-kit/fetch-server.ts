import { jsonAnswer, refusalAnswer } from './http/answers'
import { refuse, ServerRefusal } from './http/refusal'
import { corsHeaders, optionsAnswer, originOf, requireOrigin } from './origins'
import type { RateLimit } from './rate-limits'
import { createRequestLimits } from './request-limits'
import type { ServerStore } from './store/server-store'
import { ServerStoreError } from './store/server-store'

/** What an adapter knows about a request beyond the `Request` object. */
export interface RequestFacts {
  /** The remote address of the connection. */
  clientAddress?: string | undefined
}

/** A back end as a handler for web-standard requests. */
export interface FetchServer {
  /** The path below which the endpoints are. */
  basePath: string
  /** True when `fetch` should handle requests to this path. */
  handles: (path: string) => boolean
  /** Answers a request; never rejects. */
  fetch: (request: Request, facts?: RequestFacts) => Promise<Response>
}

/** One request to an endpoint. */
export interface Visit {
  request: Request
  /** The origin of the page that sent the request; empty for a GET request without an `Origin` header. */
  origin: string
  /** The part of the path that names a row; empty for other paths. */
  id: string
}

/** A JSON answer with status 200. */
export interface JsonResult {
  body: object
  headers?: Record<string, string>
}

/** Handles one method of one path. */
export interface Endpoint<Limit extends string> {
  /** The rate limit that a request counts for. */
  limit: Limit
  /**
   * True for a page that other sites may open with a link (GET) or a form (POST). So any site may have sent a request for this page.
   */
  isPage?: boolean
  /** Returns the body of a JSON answer, or the answer itself. */
  run(visit: Visit): Promise<JsonResult | Response>
}

/** The endpoints of a path, by method. */
export interface FoundEndpoints<Limit extends string> {
  methods: Readonly<Record<string, Endpoint<Limit>>>
  id: string
}

interface FetchServerParts<Limit extends string> {
  basePath: string
  /** The origins whose pages may send requests. */
  origins: readonly string[]
  /** Whether pages on those origins may read answers from another origin, with cookies. */
  hasCors: boolean
  store: ServerStore
  rateLimits: Readonly<Record<Limit, RateLimit>>
  clientAddress: ((request: Request) => string | undefined) | undefined
  now: () => number
  onError: (error: unknown) => void
  /** Finds the endpoints of a path below `basePath`. */
  find: (path: string) => FoundEndpoints<Limit> | undefined
  /** The refusal for an error of the server's own kinds. Such an error is reported to `onError`. */
  refusalOf?: (error: unknown) => ServerRefusal | undefined
  texts: { originNotAllowed: string; storeUnavailable: string }
}

/** How long clients should wait before they try again, in seconds, when something behind the server does not answer. */
export const laterHeaders = { 'retry-after': '5' }

function endpointOf<Limit extends string>(
  { method }: Request,
  methods: FoundEndpoints<Limit>['methods'],
): Endpoint<Limit> {
  const endpoint = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (endpoint) return endpoint
  const allow = [...Object.keys(methods), 'OPTIONS'].join(', ')
  throw refuse('METHOD_NOT_ALLOWED', `Use one of ${allow}`, { headers: { allow } })
}

/**
 * Creates the handler of a server: finds the endpoint, checks the origin of the page, counts the request, and answers errors.
 * Requests other than GET need an `Origin` header, except those to pages.
 */
export function createFetchServer<Limit extends string>(parts: FetchServerParts<Limit>): FetchServer {
  const { basePath, origins, hasCors, texts, onError } = parts
  const countRequest = createRequestLimits(parts)
  const handles = (path: string) => path === basePath || path.startsWith(`${basePath}/`)
  const notFound = () => refuse('NOT_FOUND', 'There is no such endpoint')

  function refusalOf(error: unknown): { refusal: ServerRefusal; isReported: boolean } {
    if (error instanceof ServerRefusal) return { refusal: error, isReported: false }
    if (error instanceof ServerStoreError)
      return {
        refusal: refuse('STORE_UNAVAILABLE', texts.storeUnavailable, { headers: laterHeaders }),
        isReported: true,
      }
    const refusal = parts.refusalOf?.(error) ?? refuse('UNEXPECTED', 'Something went wrong on the server. Try again')
    return { refusal, isReported: true }
  }

  function findEndpoints(request: Request): FoundEndpoints<Limit> | undefined {
    const { pathname } = new URL(request.url)
    if (!handles(pathname)) throw notFound()
    return parts.find(pathname.slice(basePath.length))
  }

  async function answer(
    request: Request,
    found: FoundEndpoints<Limit> | undefined,
    origin: string | undefined,
    { clientAddress }: RequestFacts,
  ): Promise<Response> {
    if (!found) throw notFound()
    if (request.method === 'OPTIONS') return optionsAnswer(Object.keys(found.methods), hasCors)
    const endpoint = endpointOf(request, found.methods)
    if (request.method !== 'GET' && !endpoint.isPage) requireOrigin(origin, texts.originNotAllowed)
    await countRequest(request, endpoint.limit, clientAddress)
    const result = await endpoint.run({ request, origin: origin ?? '', id: found.id })
    return result instanceof Response ? result : jsonAnswer(result.body, 200, result.headers)
  }

  return {
    basePath,
    handles,
    fetch: async (request, facts = {}) => {
      let origin: string | undefined
      let response: Response
      try {
        const found = findEndpoints(request)
        const isPage = Object.hasOwn(found?.methods ?? {}, request.method) && found?.methods[request.method]?.isPage
        origin = isPage ? undefined : originOf(request, origins, texts.originNotAllowed)
        response = await answer(request, found, origin, facts)
      } catch (error) {
        const { refusal, isReported } = refusalOf(error)
        if (isReported) onError(error)
        response = refusalAnswer(refusal)
      }
      const headers = hasCors ? corsHeaders(origin) : { vary: 'Origin' }
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
      return response
    },
  }
}

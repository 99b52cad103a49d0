import { refuse } from './http/refusal'

/** How long a browser may cache the answer to a CORS preflight, in seconds. */
const preflightSeconds = 600

/**
 * Reads the origin of the page that sent a request. Undefined without an `Origin` header, which browsers omit for same-origin GET
 * requests.
 * @param notAllowed the text of the refusal
 * @throws ServerRefusal when the page is not one of the app's
 */
export function originOf(request: Request, origins: readonly string[], notAllowed: string): string | undefined {
  const origin = request.headers.get('origin')
  if (origin === null) {
    const site = request.headers.get('sec-fetch-site')
    // Another site embeds this address or links to it.
    if (site === 'cross-site' || site === 'same-site') throw refuse('ORIGIN_NOT_ALLOWED', notAllowed)
    return undefined
  }
  if (!origins.includes(origin)) throw refuse('ORIGIN_NOT_ALLOWED', notAllowed)
  return origin
}

/**
 * Refuses a request without an `Origin` header. Used for requests that change something, because another site could make the
 * visitor's browser send them with the cookie (CSRF).
 */
export function requireOrigin(origin: string | undefined, notAllowed: string): string {
  if (origin === undefined) throw refuse('ORIGIN_NOT_ALLOWED', notAllowed)
  return origin
}

/** The CORS headers that let a page of the app on another origin read a response. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  const vary = { vary: 'Origin' }
  if (origin === undefined) return vary
  return { ...vary, 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
}

/** The answer to an OPTIONS request: with CORS headers for pages on other origins, else with the methods only. */
export function optionsAnswer(methods: readonly string[], hasCors: boolean): Response {
  const allow = methods.join(', ')
  const cors = {
    'access-control-allow-methods': allow,
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': String(preflightSeconds),
  }
  return new Response(null, { status: 204, headers: { ...(hasCors ? cors : {}), allow } })
}

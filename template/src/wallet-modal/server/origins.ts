import { Refusal } from './http/refusal'

/** How long a browser may cache the answer to a CORS preflight, in seconds. */
const preflightSeconds = 600

/**
 * Reads the origin of the page that sent a request. Undefined without an `Origin` header, which browsers omit for same-origin GET
 * requests.
 * @throws Refusal when the page is not one of the app's
 */
export function originOf(request: Request, origins: readonly string[]): string | undefined {
  const origin = request.headers.get('origin')
  if (origin === null) {
    const site = request.headers.get('sec-fetch-site')
    // Another site embeds this address or links to it.
    if (site === 'cross-site' || site === 'same-site') throw notAllowed()
    return undefined
  }
  if (!origins.includes(origin)) throw notAllowed()
  return origin
}

/**
 * Refuses a request without an `Origin` header. Used for requests that change something, because another site could make the
 * visitor's browser send them with the cookie (CSRF).
 */
export function requireOrigin(origin: string | undefined): string {
  if (origin === undefined) throw notAllowed()
  return origin
}

function notAllowed(): Refusal {
  return new Refusal(
    'ORIGIN_NOT_ALLOWED',
    'This page may not sign in here. Add its origin to the origins of the sign-in server',
  )
}

/** The CORS headers that let a page of the app on another origin read a response. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  const allowed =
    origin === undefined ? {} : { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
  return { vary: 'Origin', ...allowed }
}

/** The answer to a CORS preflight of a page of the app. */
export function preflightAnswer(methods: readonly string[], origin: string | undefined): Response {
  const headers = {
    ...corsHeaders(origin),
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': String(preflightSeconds),
    allow: methods.join(', '),
  }
  return new Response(null, { status: 204, headers })
}

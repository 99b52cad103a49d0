import { Refusal } from './http/refusal'

/** For how long a browser need not ask again whether it may send, in seconds. */
const preflightSeconds = 600

/**
 * The origin of the page that sent a request; undefined where it does not say, as browsers do for plain reads of one's own site.
 * @throws Refusal for a page that is not one of the app's
 */
export function originOf(request: Request, origins: readonly string[]): string | undefined {
  const origin = request.headers.get('origin')
  if (origin === null) {
    const site = request.headers.get('sec-fetch-site')
    // What another site embeds, or leads to.
    if (site === 'cross-site' || site === 'same-site') throw notAllowed()
    return undefined
  }
  if (!origins.includes(origin)) throw notAllowed()
  return origin
}

/**
 * Refuses a request that changes something unless it says that a page of the app sent it: another site could have a visitor's
 * browser send it, cookie and all.
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

/** The headers by which a page of the app on another origin may read an answer. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  const allowed =
    origin === undefined ? {} : { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
  return { vary: 'Origin', ...allowed }
}

/** The answer to a browser that asks whether a page of the app may send. */
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

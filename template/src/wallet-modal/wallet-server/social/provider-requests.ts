import type * as OpenId from 'openid-client'
import { limitedFetch } from '../outside/limited-fetch'
import type { SocialClient } from './social-client'

/** True for the types of bodies that openid-client sends to token endpoints. */
function isBody(body: unknown): body is string | URLSearchParams {
  return typeof body === 'string' || body instanceof URLSearchParams
}

/** Sends the requests of openid-client, with a time limit and a size limit. */
export const send: OpenId.CustomFetch = (url, { method, headers, body }) =>
  limitedFetch(url, { method, headers, ...(isBody(body) && { body }) })

/** Sends id and secret in the header `authorization` (HTTP Basic), URL-encoded, as X requires. */
export function basicSecret({ id, secret }: SocialClient): OpenId.ClientAuth {
  const parts = [id, secret].map(encodeURIComponent).join(':')
  return (_server, _client, _body, headers) => headers.set('authorization', `Basic ${btoa(parts)}`)
}

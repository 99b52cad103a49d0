import type { Grant } from './grants'
import { providerFacts, type SocialProvider } from './providers'

/** An authorization request of an app (RFC 6749, 4.1.1). The grant has no person yet, because the visitor has chosen nobody. */
export interface Authorization {
  readonly grant: Omit<Grant, 'person'>
  readonly state: string | null
  /** Whether the browser posts the answer to the app (`response_mode=form_post`). Otherwise the browser follows a redirect. */
  readonly isFormPost: boolean
  /** Why the provider refuses the request; undefined for a valid request. */
  readonly problem?: string
}

/** Reads the authorization request of an app. Returns `undefined` for a request without a client id or without a web address as `redirect_uri`. */
export function readAuthorization(provider: SocialProvider, query: URLSearchParams): Authorization | undefined {
  const [clientId, redirectUri] = [query.get('client_id'), query.get('redirect_uri')]
  if (clientId === null || clientId === '' || redirectUri === null || !isWebAddress(redirectUri)) return undefined
  const scopes = (query.get('scope') ?? '').split(/[ ,]+/).filter((scope) => scope !== '')
  const grant = {
    provider,
    clientId,
    redirectUri,
    scopes,
    nonce: query.get('nonce'),
    challenge: query.get('code_challenge'),
  }
  const isFormPost = query.get('response_mode') === 'form_post'
  const problem = problemOf(provider, query, scopes)
  return { grant, state: query.get('state'), isFormPost, ...(problem !== undefined && { problem }) }
}

function problemOf(provider: SocialProvider, query: URLSearchParams, scopes: readonly string[]): string | undefined {
  if (query.get('response_type') !== 'code') return 'response_type must be code'
  const challenge = query.get('code_challenge')
  if (challenge !== null && query.get('code_challenge_method') !== 'S256') return 'code_challenge_method must be S256'
  if (providerFacts[provider].isStrict && (challenge === null || query.get('state') === null)) {
    return 'code_challenge and state are required'
  }
  if (provider === 'google' && !scopes.includes('openid')) return 'scope must have openid'
  const isAsked = scopes.includes('name') || scopes.includes('email')
  if (provider === 'apple' && isAsked && query.get('response_mode') !== 'form_post') {
    return 'response_mode must be form_post when name or email scope is requested'
  }
  return undefined
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !text.includes('#')
}

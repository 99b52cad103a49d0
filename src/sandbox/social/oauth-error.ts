import type { ServerResponse } from 'node:http'
import { sendJson } from '../http/respond'
import type { SocialProvider } from './providers'

/** The error codes of RFC 6749 that the token endpoints use. */
export type OAuthErrorCode = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type'

/** An error of the token endpoint, which `sendOAuthError` sends in the form of a provider. */
export class OAuthError extends Error {
  readonly code: OAuthErrorCode

  constructor(code: OAuthErrorCode, message: string) {
    super(message)
    this.name = 'OAuthError'
    this.code = code
  }
}

/** GitHub's own codes in place of those of RFC 6749. */
const githubCodes: Readonly<Record<OAuthErrorCode, string>> = {
  invalid_request: 'bad_verification_code',
  invalid_client: 'incorrect_client_credentials',
  invalid_grant: 'bad_verification_code',
  unsupported_grant_type: 'unsupported_grant_type',
}

/**
 * Sends an error of the token endpoint in the provider's own form. GitHub sends errors with the status 200.
 * @param isJson whether the app has asked for JSON; only GitHub looks at this
 */
export function sendOAuthError(
  response: ServerResponse,
  provider: SocialProvider,
  { code, message }: OAuthError,
  isJson: boolean,
): void {
  if (provider === 'github') {
    return sendFields(response, { error: githubCodes[code], error_description: message }, isJson)
  }
  if (provider === 'facebook') {
    return sendJson(response, { error: { message, type: 'OAuthException', code: 100, fbtrace_id: 'SANDBOX' } }, 400)
  }
  if (provider === 'apple') return sendJson(response, { error: code }, 400)
  sendJson(response, { error: code, error_description: message }, code === 'invalid_client' ? 401 : 400)
}

/** Sends fields as JSON, or as a form. */
export function sendFields(response: ServerResponse, fields: Record<string, string>, isJson: boolean): void {
  if (isJson) return sendJson(response, fields)
  response.writeHead(200, {
    'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(new URLSearchParams(fields).toString())
}

/** The codes of refused requests with their HTTP status. The codes are stable, so that programs can rely on them. */
export const refusals = {
  REQUEST_NOT_VALID: 400,
  MESSAGE_NOT_VALID: 400,
  DOMAIN_NOT_ALLOWED: 401,
  CHAIN_NOT_ALLOWED: 401,
  STATEMENT_NOT_EXPECTED: 401,
  MESSAGE_NOT_TIMELY: 401,
  NONCE_NOT_KNOWN: 401,
  SIGNATURE_NOT_VALID: 401,
  NOT_SIGNED_IN: 401,
  ACCOUNT_NOT_ALLOWED: 403,
  ORIGIN_NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  BODY_TOO_LARGE: 413,
  CONTENT_TYPE_NOT_ALLOWED: 415,
  TOO_MANY_REQUESTS: 429,
  UNEXPECTED: 500,
  STORE_UNAVAILABLE: 503,
  CHAIN_UNAVAILABLE: 503,
} as const

export type RefusalCode = keyof typeof refusals

/**
 * An error that the server answers with. The message says what to do; every client can read it. `onSignIn` may throw a Refusal
 * to turn an account away: `new Refusal('ACCOUNT_NOT_ALLOWED', 'This account is closed')`.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly headers: Record<string, string>

  constructor(code: RefusalCode, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.code = code
    this.headers = headers
  }
}

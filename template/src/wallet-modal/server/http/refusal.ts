import { commonRefusals, ServerRefusal } from '../../server-kit/http/refusal'

/** The codes of refused requests with their HTTP status. The codes are stable, so that programs can rely on them. */
export const refusals = {
  ...commonRefusals,
  MESSAGE_NOT_VALID: 400,
  DOMAIN_NOT_ALLOWED: 401,
  CHAIN_NOT_ALLOWED: 401,
  STATEMENT_NOT_EXPECTED: 401,
  MESSAGE_NOT_TIMELY: 401,
  NONCE_NOT_KNOWN: 401,
  SIGNATURE_NOT_VALID: 401,
  ACCOUNT_NOT_ALLOWED: 403,
  CHAIN_UNAVAILABLE: 503,
} as const

export type RefusalCode = keyof typeof refusals

/**
 * An error that the server answers with. The message says what to do; every client can read it. `onSignIn` may throw a Refusal
 * to turn an account away: `new Refusal('ACCOUNT_NOT_ALLOWED', 'This account is closed')`.
 */
export class Refusal extends ServerRefusal<RefusalCode> {
  constructor(code: RefusalCode, message: string, headers: Record<string, string> = {}) {
    super(code, refusals[code], message, { headers })
  }
}

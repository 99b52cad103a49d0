import type { RefusalFacts } from './api'
import { commonRefusals, ServerRefusal } from '../server-kit/http/refusal'

/** The codes of refused requests with their HTTP status. The codes are stable, so that programs can rely on them. */
export const refusals = {
  ...commonRefusals,
  CLOCK_NOT_RIGHT: 401,
  PROOF_NOT_VALID: 401,
  CODE_NOT_VALID: 401,
  CODE_SPENT: 401,
  FLOW_OVER: 401,
  LOGIN_TOO_OLD: 401,
  LOGIN_DECLINED: 401,
  LOGIN_NOT_VALID: 401,
  APP_NOT_ALLOWED: 403,
  WALLET_EXISTS: 409,
  VAULT_CHANGED: 409,
  EMAIL_TAKEN: 409,
  LOGIN_TAKEN: 409,
  LAST_LOGIN: 409,
  MAIL_UNAVAILABLE: 503,
  KEY_MISSING: 503,
  PROVIDER_UNAVAILABLE: 503,
} as const

export type RefusalCode = keyof typeof refusals

/** An error that the wallet server answers with. The message says what to do; visitors read it. */
export class Refusal extends ServerRefusal<RefusalCode> {
  constructor(code: RefusalCode, message: string, details: RefusalFacts = {}) {
    super(code, refusals[code], message, { details })
  }
}

/** An error whose message is for the operator. Visitors get the refusal in its place. */
export abstract class OperatorError extends Error {
  abstract readonly refusal: Refusal
}

/**
 * Sentences for refusals of the wallet server, by code. In English, visitors read the sentence of the server. A refusal with a code that is missing here,
 * such as one that a team has added to its server, is shown with the sentence of the server in every language.
 */
export interface RefusalTexts {
  APP_NOT_ALLOWED: string
  CLOCK_NOT_RIGHT: string
  CODE_NOT_VALID: string
  CODE_SPENT: string
  EMAIL_TAKEN: string
  FLOW_OVER: string
  KEY_MISSING: string
  LAST_LOGIN: string
  LOGIN_DECLINED: string
  LOGIN_NOT_VALID: string
  LOGIN_TAKEN: string
  LOGIN_TOO_OLD: string
  MAIL_UNAVAILABLE: string
  NOT_FOUND: string
  NOT_SIGNED_IN: string
  PROOF_NOT_VALID: string
  PROVIDER_UNAVAILABLE: string
  REQUEST_NOT_VALID: string
  STORE_UNAVAILABLE: string
  TOO_MANY_REQUESTS: string
  UNEXPECTED: string
  VAULT_CHANGED: string
  WALLET_EXISTS: string
  /** The sentence of `CODE_NOT_VALID` in an answer with the number of attempts that are left. */
  attemptsLeft: (count: number) => string
  /** The sentence of `TOO_MANY_REQUESTS` in an answer with the seconds to wait. */
  retryAfter: (seconds: number) => string
}

/** Codes of refusals that share the sentence of another code, because both mean the same to a visitor. */
export const sameRefusals: ReadonlyMap<string, keyof RefusalTexts> = new Map([
  ['BODY_TOO_LARGE', 'REQUEST_NOT_VALID'],
  ['CONTENT_TYPE_NOT_ALLOWED', 'REQUEST_NOT_VALID'],
  ['METHOD_NOT_ALLOWED', 'REQUEST_NOT_VALID'],
  ['ORIGIN_NOT_ALLOWED', 'APP_NOT_ALLOWED'],
])

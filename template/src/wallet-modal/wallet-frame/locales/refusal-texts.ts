/**
 * Sentences for refusals of the wallet server, by code. A refusal with another code is shown with the sentence of the server. The two functions get the
 * number in that sentence.
 */
export interface RefusalTexts {
  APP_NOT_ALLOWED: string
  CLOCK_NOT_RIGHT: string
  CODE_NOT_VALID: (count: number) => string
  CODE_SPENT: string
  EMAIL_TAKEN: string
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
  STORE_UNAVAILABLE: string
  TOO_MANY_REQUESTS: (seconds: number) => string
  UNEXPECTED: string
  VAULT_CHANGED: string
  WALLET_EXISTS: string
}

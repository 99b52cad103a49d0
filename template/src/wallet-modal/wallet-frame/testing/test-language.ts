import type { VisibleError } from '../frame-error'
import { commonTexts } from '../locales/common-texts'
import type { FrameLanguage } from '../locales/language'
import { createLanguage } from '../locales/language'
import type { RefusalTexts } from '../locales/refusal-texts'

const errors: Record<VisibleError, string> = {
  passkeyNotUsed: 'text passkeyNotUsed',
  passkeyCannotLock: 'text passkeyCannotLock',
  passkeyCannotOpen: 'text passkeyCannotOpen',
  noPasskeys: 'text noPasskeys',
  fiveTries: 'text fiveTries',
  notOpened: 'text notOpened',
  noSecret: 'text noSecret',
  noWallet: 'text noWallet',
  serverSilent: 'text serverSilent',
  serverAnswer: 'text serverAnswer',
  codeOver: 'text codeOver',
  locksNotOpen: 'text locksNotOpen',
}

const refusals: RefusalTexts = {
  APP_NOT_ALLOWED: 'text APP_NOT_ALLOWED',
  CLOCK_NOT_RIGHT: 'text CLOCK_NOT_RIGHT',
  CODE_NOT_VALID: 'text CODE_NOT_VALID',
  CODE_SPENT: 'text CODE_SPENT',
  EMAIL_TAKEN: 'text EMAIL_TAKEN',
  FLOW_OVER: 'text FLOW_OVER',
  KEY_MISSING: 'text KEY_MISSING',
  LAST_LOGIN: 'text LAST_LOGIN',
  LOGIN_DECLINED: 'text LOGIN_DECLINED',
  LOGIN_NOT_VALID: 'text LOGIN_NOT_VALID',
  LOGIN_TAKEN: 'text LOGIN_TAKEN',
  LOGIN_TOO_OLD: 'text LOGIN_TOO_OLD',
  MAIL_UNAVAILABLE: 'text MAIL_UNAVAILABLE',
  NOT_FOUND: 'text NOT_FOUND',
  NOT_SIGNED_IN: 'text NOT_SIGNED_IN',
  PROOF_NOT_VALID: 'text PROOF_NOT_VALID',
  PROVIDER_UNAVAILABLE: 'text PROVIDER_UNAVAILABLE',
  REQUEST_NOT_VALID: 'text REQUEST_NOT_VALID',
  STORE_UNAVAILABLE: 'text STORE_UNAVAILABLE',
  TOO_MANY_REQUESTS: 'text TOO_MANY_REQUESTS',
  UNEXPECTED: 'text UNEXPECTED',
  VAULT_CHANGED: 'text VAULT_CHANGED',
  WALLET_EXISTS: 'text WALLET_EXISTS',
  attemptsLeft: (count) => `text attemptsLeft ${count}`,
  retryAfter: (seconds) => `text retryAfter ${seconds}`,
}

/**
 * A language whose texts for errors are their names, so that a test sees which text a visitor reads. All other texts are in English. A copy may lack any other
 * language.
 */
export const testLanguage: FrameLanguage = createLanguage('de', 'de', {
  common: { ...commonTexts.english, failed: 'text failed' },
  errors,
  refusals,
})

import type { AccountErrorCode } from './account-errors'
import type { WalletErrorCode } from './wallet-error-messages'
import type { Language } from '../../locales/language'
import { plainText } from '../plain-text'

/** The core's error messages by code. Views and tests refer to the code. Messages that the specification words are word for word. */
export const errorMessages = {
  INVALID_CAIP_ADDRESS: 'Invalid CAIP Address',
  INVALID_CAIP_10_ADDRESS: 'Invalid CAIP-10 address',
  INVALID_CAIP_NETWORK_ID: 'Invalid CAIP-2 network id',
  ADAPTER_NOT_FOUND: 'Adapter not found',
  CAIP_NETWORK_NOT_FOUND: 'CaipNetwork not found',
  TRANSPORT_URL_MISSING: 'No URL was provided to the Transport',
  CHAIN_REQUIRED_FOR_ACCOUNT_DATA: 'Chain is required to update chain account data',
  CHAIN_ADAPTER_NOT_FOUND: 'Chain adapter not found',
  NETWORK_CLIENT_NOT_SET: 'NetworkController client not set',
  CHAIN_REQUIRED_FOR_CONNECTION_CLIENT: 'Chain is required to get connection controller client',
  CONNECTION_CLIENT_NOT_SET: 'ConnectionController client not set',
  CHAIN_REQUIRED_FOR_ACCOUNT_PROP: 'Chain is required to set account prop',
  INVALID_DECIMAL: 'Number is not a valid decimal number',
  LISTENER_NOT_A_FUNCTION: 'The listener must be a function',
  JSON_NOT_PARSABLE: 'Cannot safe json parse value of type',
  TIMED_OUT: 'timed out',
  NO_NETWORKS: 'At least one network is required',
  SIWX_AND_SIWE: 'Cannot set both `siweConfig` and `siwx` options',
  MODAL_NOT_LOADED: 'The modal is not loaded yet',
  PROVIDER_MISSING: 'This hook needs a <WalletModalProvider> above it',
  USER_REJECTED: 'You declined the request',
  NO_ACCOUNT: 'The wallet shared no account',
  WALLET_UNREACHABLE: 'The wallet does not answer',
  NOT_CONNECTED: 'No wallet is connected',
  WALLET_FAILED: 'The wallet reported an error',
  RPC_UNAVAILABLE: 'The network does not answer',
  RPC_WRONG_CHAIN: 'The endpoint belongs to another network',
  METHOD_NOT_SUPPORTED: 'The wallet does not support this',
  DIRECTORY_UNAVAILABLE: 'The wallet directory does not answer',
} as const

/** The codes of this catalogue. Those of accounts and wallets, and those of units, have catalogues of their own, which come later. */
export type CoreErrorCode = keyof typeof errorMessages

/** The codes of errors that the modal shows to visitors, so each language has texts for them. All other codes stand for mistakes of the developer. */
export type ShownErrorCode = Extract<
  CoreErrorCode,
  | 'CAIP_NETWORK_NOT_FOUND'
  | 'DIRECTORY_UNAVAILABLE'
  | 'INVALID_DECIMAL'
  | 'METHOD_NOT_SUPPORTED'
  | 'NO_ACCOUNT'
  | 'NOT_CONNECTED'
  | 'RPC_UNAVAILABLE'
  | 'RPC_WRONG_CHAIN'
  | 'TIMED_OUT'
  | 'USER_REJECTED'
  | 'WALLET_FAILED'
  | 'WALLET_UNREACHABLE'
>

/** The codes of each further catalogue. A unit adds its own, so that leaving out the unit removes the codes. */
export interface ErrorCatalogues {
  account: AccountErrorCode
  wallet: WalletErrorCode
}

export type ErrorCode = CoreErrorCode | ErrorCatalogues[keyof ErrorCatalogues]

export interface ErrorFacts {
  /** The value, answer or status that was wrong. Never a secret. */
  details?: string | undefined
  /** The text between message and details. Default: a colon. */
  separator?: string
  /** What the reader can do about the error. */
  hint?: string
  cause?: unknown
}

/** The modal's only error class: a stable `code`, a message, details, and a hint what to do. */
export class WalletModalError extends Error {
  override readonly name = 'WalletModalError'
  readonly code: ErrorCode
  readonly shortMessage: string
  readonly details: string | undefined
  readonly hint: string | undefined

  constructor(code: CoreErrorCode, facts?: ErrorFacts)
  /** For a code of another catalogue, with its message. */
  constructor(code: ErrorCode, facts: ErrorFacts & { shortMessage: string })
  constructor(code: ErrorCode, facts: ErrorFacts & { shortMessage?: string } = {}) {
    const { details, separator = ': ', hint, cause, shortMessage = errorMessages[code as CoreErrorCode] } = facts
    super(shortMessage + (details ? separator + details : '') + (hint ? `. ${hint}` : ''), { cause })
    this.code = code
    this.shortMessage = shortMessage
    this.details = details
    this.hint = hint
  }
}

/**
 * What visitors read about errors: a sentence of the embedded wallet with its language, or a function that makes the sentence. A map holds them, because
 * any wallet can throw an error with forged properties.
 */
export const shownTexts = /* @__PURE__ */ new WeakMap<
  object,
  { text: string; lang: string } | ((language: Language) => string)
>()

/** Returns the value, or throws the error of the catalogue if it is missing. */
export function required<T>(value: T | null | undefined, code: CoreErrorCode, details?: string): T {
  if (value === null || value === undefined) throw new WalletModalError(code, { details })
  return value
}

/** Whether a thrown value is an error of the modal. Wallets may throw any value, also a proxy of which even the prototype cannot be read. */
export function isModalError(thrown: unknown): thrown is WalletModalError {
  try {
    return thrown instanceof WalletModalError
  } catch {
    return false
  }
}

/** The maximum length of a foreign message on the screen, in characters. */
const maxMessageLength = 300

/** The message of any thrown value, for a log or a snackbar. A message from outside the modal is cut to a maximum length. */
export function messageOf(error: unknown): string {
  if (isModalError(error)) return error.message
  try {
    const message = isRecord(error) ? error['message'] : error
    if (typeof message === 'string')
      return plainText(message.slice(0, 4 * maxMessageLength).replace(/\s+/g, ' '), maxMessageLength)
  } catch {
    // The thrown value has a getter that throws.
  }
  return 'Unknown error'
}

/** Makes the errors of a further catalogue, which brings its own messages. */
export function errorsOf<Code extends ErrorCode>(messages: Readonly<Record<Code, string>>) {
  return (code: Code, facts?: ErrorFacts) => new WalletModalError(code, { ...facts, shortMessage: messages[code] })
}

/** Turns any thrown value into a WalletModalError. */
export function toModalError(thrown: unknown): WalletModalError {
  if (isModalError(thrown)) return thrown
  return new WalletModalError('WALLET_FAILED', { details: messageOf(thrown), cause: thrown })
}

/** Whether a value is an object whose properties can be read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

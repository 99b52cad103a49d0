import * as v from 'valibot'
import type { ErrorFacts, WalletModalError } from '../../domain/errors/errors'
import { messageOf } from '../../domain/errors/errors'
import { siwxError } from '../../domain/errors/siwx-errors'
import type { SiwxContext } from '../siwx-context'

/** The cause of a sign-in error when the service answered with an error status. */
export class ServiceRefusal extends Error {
  override readonly name = 'ServiceRefusal'
  readonly status: number
  /** The service's error code; empty when it has none. */
  readonly code: string

  constructor(status: number, reason: string, code = '') {
    super(reason || `HTTP status code: ${status}`)
    this.status = status
    this.code = code
  }

  /** True when repeating the request would not help. False for a busy or failing service. */
  get isFinal(): boolean {
    return this.status < 500 && this.status !== 429 && this.status !== 408
  }
}

/** The refusal behind an error; undefined for any other failure. */
export function refusalOf(error: unknown): ServiceRefusal | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof ServiceRefusal ? cause : undefined
}

/** The error for a failed request: SIGN_IN_REFUSED when repeating it would not help, otherwise SIGN_IN_UNAVAILABLE. */
export function serviceError(facts: ErrorFacts): WalletModalError {
  const isFinal = facts.cause instanceof ServiceRefusal && facts.cause.isFinal
  return siwxError(isFinal ? 'SIGN_IN_REFUSED' : 'SIGN_IN_UNAVAILABLE', facts)
}

/** Parses an answer with a schema. @throws WalletModalError SIGN_IN_UNAVAILABLE when the answer has another form */
export function readAnswer<T>(schema: v.GenericSchema<unknown, T>, answer: unknown): T {
  const parsed = v.safeParse(schema, answer)
  if (parsed.success) return parsed.output
  throw siwxError('SIGN_IN_UNAVAILABLE', { details: 'its answer is not one of a sign-in service' })
}

/** The error when a service does not tell the current session. The visitor stays signed in. */
export function noWordOf({ platform }: SiwxContext, error: unknown): WalletModalError {
  const details = messageOf(error)
  platform.log.warn(`Nobody can tell who is signed in: ${details}`)
  return siwxError('SIGN_IN_UNAVAILABLE', { details, cause: error })
}

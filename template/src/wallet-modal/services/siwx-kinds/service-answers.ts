import * as v from 'valibot'
import type { ErrorFacts, WalletModalError } from '../../domain/errors/errors'
import { messageOf } from '../../domain/errors/errors'
import { siwxError } from '../../domain/errors/siwx-errors'
import type { SiwxContext } from '../siwx-context'

/** Stands behind an error of signing in when a service did answer, with something else than success. */
export class ServiceRefusal extends Error {
  override readonly name = 'ServiceRefusal'
  readonly status: number
  /** The service's own word for it; empty where it has none. */
  readonly code: string

  constructor(status: number, reason: string, code = '') {
    super(reason || `HTTP status code: ${status}`)
    this.status = status
    this.code = code
  }

  /** A service that is busy or failed may answer differently the next time; one that refused will not. */
  get isFinal(): boolean {
    return this.status < 500 && this.status !== 429 && this.status !== 408
  }
}

/** The refusal behind an error; undefined for any other failure. */
export function refusalOf(error: unknown): ServiceRefusal | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof ServiceRefusal ? cause : undefined
}

/** What a failed question is told as: SIGN_IN_REFUSED when the answer will stay the same, else SIGN_IN_UNAVAILABLE. */
export function serviceError(facts: ErrorFacts): WalletModalError {
  const isFinal = facts.cause instanceof ServiceRefusal && facts.cause.isFinal
  return siwxError(isFinal ? 'SIGN_IN_REFUSED' : 'SIGN_IN_UNAVAILABLE', facts)
}

/** The answer in the form that it must have. @throws WalletModalError SIGN_IN_UNAVAILABLE for any other */
export function readAnswer<T>(schema: v.GenericSchema<unknown, T>, answer: unknown): T {
  const parsed = v.safeParse(schema, answer)
  if (parsed.success) return parsed.output
  throw siwxError('SIGN_IN_UNAVAILABLE', { details: 'its answer is not one of a sign-in service' })
}

/** What it is told as when a service does not say who is signed in, for whatever reason: nobody is signed out by that. */
export function noWordOf({ platform }: SiwxContext, error: unknown): WalletModalError {
  const details = messageOf(error)
  platform.log.warn(`Nobody can tell who is signed in: ${details}`)
  return siwxError('SIGN_IN_UNAVAILABLE', { details, cause: error })
}

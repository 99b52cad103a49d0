import type { WalletModalError } from '../../domain/errors/errors'
import { toModalError } from '../../domain/errors/errors'

/** Why a wallet did not send: the visitor declined, or an error occurred. */
export type RequestFailure = { reason: 'declined' } | { reason: 'failed'; error: WalletModalError }

/** The failure for any thrown value. */
export function failureOf(thrown: unknown): RequestFailure {
  const error = toModalError(thrown)
  return error.code === 'USER_REJECTED' ? { reason: 'declined' } : { reason: 'failed', error }
}

import type { WalletModalError } from '../../domain/errors/errors'

/** The message above the sign-in question. */
export type SignInNotice =
  | { reason: 'expired' }
  | FailureNotice
  /** The service did not answer, so it is not known whether the visitor is signed in. */
  | { reason: 'unavailable' }

export interface FailureNotice {
  reason: 'failed'
  /** The error whose message the modal shows to the visitor. */
  error: WalletModalError
  /** The error with which the service or the app refused the sign-in. The view shows the details of this error below the message. */
  refusal?: WalletModalError | undefined
  /** True if the visitor declined in the wallet, which is no error. */
  isDeclined?: boolean
}

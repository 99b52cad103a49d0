import type { WalletModalError } from '../../../domain/errors/errors'
import { siwxError } from '../../../domain/errors/siwx-errors'

/** Failures before the signature was checked. Their own message is shown. */
const unjudged = ['SIGN_IN_UNAVAILABLE', 'SIWX_MESSAGE_NOT_VALID', 'TIMED_OUT']
/** The signature was checked and refused. */
const refused = ['SIGNATURE_NOT_VALID', 'SIWE_NOT_VERIFIED', 'SIGN_IN_REFUSED']

/**
 * Returns the error that the modal shows when signing in fails. If the signature failed in the wallet, the visitor reads that the signature was
 * declined, or that the app might not support smart accounts.
 */
export function shownFailure(failure: WalletModalError, isSmartAccount: boolean): WalletModalError {
  if (unjudged.includes(failure.code)) return failure
  if (isSmartAccount) return siwxError('SMART_ACCOUNT_NOT_SUPPORTED')
  return refused.includes(failure.code) ? failure : siwxError('SIGNATURE_DECLINED')
}

import type { WalletModalError } from '../../../domain/errors/errors'
import { siwxError } from '../../../domain/errors/siwx-errors'
import type { LanguageLoader } from '../../../stores/shell/language-loader'

/** Failures before the signature was checked. Their own message is shown. */
const unjudged = ['SIGN_IN_UNAVAILABLE', 'SIWX_MESSAGE_NOT_VALID', 'TIMED_OUT']
/** The signature was checked and refused. */
const refused = ['SIGNATURE_NOT_VALID', 'SIWE_NOT_VERIFIED', 'SIGN_IN_REFUSED']

/** The message when signing in fails. If the wallet is the reason: the sentence of SPEC C8-14. */
export function failureSentence(
  language: Pick<LanguageLoader, 'shortErrorText'>,
  failure: WalletModalError,
  isSmartAccount: boolean,
): string {
  return language.shortErrorText(shownError(failure, isSmartAccount))
}

function shownError(failure: WalletModalError, isSmartAccount: boolean): WalletModalError {
  if (unjudged.includes(failure.code)) return failure
  if (isSmartAccount) return siwxError('SMART_ACCOUNT_NOT_SUPPORTED')
  return refused.includes(failure.code) ? failure : siwxError('SIGNATURE_DECLINED')
}

import type { WalletModalError } from '../../../domain/errors/errors'
import { siwxErrorMessages } from '../../../domain/errors/siwx-errors'

/** Failures before the signature was checked. Their own message is shown. */
const unjudged = ['SIGN_IN_UNAVAILABLE', 'SIWX_MESSAGE_NOT_VALID', 'TIMED_OUT']
/** The signature was checked and refused. */
const refused = ['SIGNATURE_NOT_VALID', 'SIWE_NOT_VERIFIED', 'SIGN_IN_REFUSED']

/** The message when signing in fails. If the wallet is the reason: the sentence of SPEC C8-14. */
export function failureSentence({ code, shortMessage }: WalletModalError, isSmartAccount: boolean): string {
  if (unjudged.includes(code)) return shortMessage
  if (isSmartAccount) return siwxErrorMessages.SMART_ACCOUNT_NOT_SUPPORTED
  return refused.includes(code) ? shortMessage : siwxErrorMessages.SIGNATURE_DECLINED
}

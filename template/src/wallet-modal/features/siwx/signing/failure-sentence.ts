import type { WalletModalError } from '../../../domain/errors/errors'
import { siwxErrorMessages } from '../../../domain/errors/siwx-errors'

/** Nobody has looked at the signature: what kept them from it is said as it is. */
const unjudged = ['SIGN_IN_UNAVAILABLE', 'SIWX_MESSAGE_NOT_VALID', 'TIMED_OUT']
/** Somebody has, and did not believe it. */
const refused = ['SIGNATURE_NOT_VALID', 'SIWE_NOT_VERIFIED', 'SIGN_IN_REFUSED']

/** What the visitor is told when signing in fails: wherever the wallet is the reason, the words that C8-14 asks for. */
export function failureSentence({ code, shortMessage }: WalletModalError, isSmartAccount: boolean): string {
  if (unjudged.includes(code)) return shortMessage
  if (isSmartAccount) return siwxErrorMessages.SMART_ACCOUNT_NOT_SUPPORTED
  return refused.includes(code) ? shortMessage : siwxErrorMessages.SIGNATURE_DECLINED
}

import type { WalletModalError } from '../../domain/errors'
import { siwxErrorMessages } from '../../domain/siwx-errors'

/** What the service itself has to say, and what is wrong with the message, is said as it is. */
const plain = ['SIGN_IN_UNAVAILABLE', 'SIGN_IN_REFUSED', 'SIWX_MESSAGE_NOT_VALID', 'TIMED_OUT']

/** What the visitor is told when signing in fails: the specification's words (section 8) wherever the wallet is the reason. */
export function failureSentence({ code, shortMessage }: WalletModalError, isSmartAccount: boolean): string {
  if (plain.includes(code)) return shortMessage
  if (isSmartAccount) return siwxErrorMessages.SMART_ACCOUNT_NOT_SUPPORTED
  return code === 'SIGNATURE_NOT_VALID' || code === 'SIWE_NOT_VERIFIED'
    ? shortMessage
    : siwxErrorMessages.SIGNATURE_DECLINED
}

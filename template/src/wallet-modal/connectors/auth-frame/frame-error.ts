import * as v from 'valibot'
import { authError } from '../../domain/errors/auth-errors'
import { WalletModalError, shownTexts } from '../../domain/errors/errors'
import { plainText } from '../../domain/plain-text'
import { errorPayloadSchema, maxErrorLength } from './protocol'

/** The error for a reply of the frame that reports an error. Its message is that of the frame. The sentence for the visitor is in `shownTexts`. */
export function frameError(payload: unknown): WalletModalError {
  const read = v.safeParse(errorPayloadSchema, payload)
  if (!read.success) return authError('FRAME_ERROR')
  const { message, code, shown } = read.output
  const shortMessage = plainText(message, maxErrorLength)
  if (!shortMessage) return authError('FRAME_ERROR')
  // The code of EIP-1193 is for host apps. A provider reads it.
  const error = new WalletModalError('FRAME_ERROR', { shortMessage, cause: { code } })
  const text = plainText(shown?.text ?? '', maxErrorLength)
  if (shown && text) shownTexts.set(error, { ...shown, text })
  return error
}

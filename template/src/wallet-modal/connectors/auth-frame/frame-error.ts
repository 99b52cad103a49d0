import * as v from 'valibot'
import { authError } from '../../domain/errors/auth-errors'
import { WalletModalError, shownTexts } from '../../domain/errors/errors'
import { plainText } from '../../domain/plain-text'
import { errorPayloadSchema, maxErrorLength } from './protocol'

/** What `plainText` removes from a text, without the isolates (UAX #9) that the frame puts around the values of its sentences. */
const unwanted = /(?![\u200c\u200d\u2068\u2069])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu

/** Creates the error for an error reply of the frame. The error has the frame's message. `shownTexts` has the sentence for the visitor. */
export function frameError(payload: unknown): WalletModalError {
  const read = v.safeParse(errorPayloadSchema, payload)
  if (!read.success) return authError('FRAME_ERROR')
  const { message, code, shown } = read.output
  const shortMessage = plainText(message, maxErrorLength)
  if (!shortMessage) return authError('FRAME_ERROR')
  // The provider reads the code of EIP-1193 from the cause and passes the code on to the host app.
  const error = new WalletModalError('FRAME_ERROR', { shortMessage, cause: { code } })
  const text = shown?.text.replace(unwanted, '').trim()
  if (shown && text) shownTexts.set(error, { ...shown, text })
  return error
}

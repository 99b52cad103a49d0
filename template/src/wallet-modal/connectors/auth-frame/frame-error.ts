import * as v from 'valibot'
import { ownDirection } from '../../domain/direction'
import { authError } from '../../domain/errors/auth-errors'
import { WalletModalError, shownTexts } from '../../domain/errors/errors'
import { plainText } from '../../domain/plain-text'
import { errorPayloadSchema, maxErrorLength } from './protocol'

/** A value that the frame has isolated in a sentence from right to left (UAX #9), or a character that `plainText` removes. */
const isolatedOrUnwanted = /\u2068([^\u2066-\u2069]*)\u2069|(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu

/** Cleans a sentence of the frame as `plainText` does, but keeps the isolates around the values of the sentence. */
function cleanSentence(text: string): string {
  return text
    .replace(isolatedOrUnwanted, (_, value?: string) =>
      value === undefined ? '' : ownDirection({ dir: 'rtl' }, plainText(value, maxErrorLength)),
    )
    .trim()
}

/** Creates the error for an error reply of the frame. The error has the frame's message. `shownTexts` has the sentence for the visitor. */
export function frameError(payload: unknown): WalletModalError {
  const read = v.safeParse(errorPayloadSchema, payload)
  if (!read.success) return authError('FRAME_ERROR')
  const { message, code, shown } = read.output
  const shortMessage = plainText(message, maxErrorLength)
  if (!shortMessage) return authError('FRAME_ERROR')
  // The provider reads the code of EIP-1193 from the cause and passes the code on to the host app.
  const error = new WalletModalError('FRAME_ERROR', { shortMessage, cause: { code } })
  const text = shown && cleanSentence(shown.text)
  if (shown && text) shownTexts.set(error, { ...shown, text })
  return error
}

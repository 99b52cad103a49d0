import { FrameError, errorCodes } from '../frame-error'
import { ServerError } from '../server/server-calls'
import { commonTexts } from './common-texts'
import type { FrameLanguage } from './language'
import type { RefusalTexts } from './refusal-texts'
import { sameRefusals } from './refusal-texts'

/** An error whose message is a text of a catalogue, so the message is in the language of the visitor already. */
export class TranslatedError extends FrameError {}

/** A refusal of the wallet server in a language. Undefined for a code without a text. */
function refusalText({ errors }: FrameLanguage, { serverCode, facts }: ServerError): string | undefined {
  const texts = errors?.refusals
  // A status without a refusal is the answer of something in front of the server.
  if (serverCode.startsWith('STATUS_')) return errors?.errors?.serverSilent
  const code = sameRefusals.get(serverCode) ?? serverCode
  if (!texts || !Object.hasOwn(texts, code)) return undefined
  const { attemptsLeft, retryAfter } = facts
  if (code === 'CODE_NOT_VALID' && attemptsLeft) return texts.attemptsLeft(attemptsLeft)
  if (code === 'TOO_MANY_REQUESTS' && retryAfter) return texts.retryAfter(retryAfter)
  const text = texts[code as keyof RefusalTexts]
  return typeof text === 'string' ? text : undefined
}

/**
 * The sentence that a language has for an error. Here it is decided which errors visitors read about: refusals of the wallet server, too many requests, and errors
 * with a `text`. All other errors have English messages for developers. English has no sentences, because there the message of the error is the sentence.
 */
export function translated(language: FrameLanguage, error: unknown): string | undefined {
  if (error instanceof ServerError) return refusalText(language, error)
  if (!isVisible(error)) return undefined
  const { errors, refusals } = language.errors ?? {}
  const { text } = error
  if (typeof text === 'function') return text(language)
  return text ? { ...errors, ...refusals }[text] : refusals?.TOO_MANY_REQUESTS
}

/** Whether visitors read about an error of the frame. */
function isVisible(error: unknown): error is FrameError {
  return error instanceof FrameError && (error.text !== undefined || error.code === errorCodes.limitExceeded)
}

/** The text of an error for visitors of the wallet's own pages. For an error that they do not read about, the text says that something went wrong. */
export function errorText(language: FrameLanguage, error: unknown): string {
  if (error instanceof TranslatedError) return error.message
  const text = translated(language, error)
  if (text !== undefined) return text
  return error instanceof ServerError || isVisible(error) ? error.message : language.textsOf(commonTexts).failed
}

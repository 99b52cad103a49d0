import { FrameError } from '../frame-error'
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
 * The text of an error for visitors, in their language. Here it is decided which errors visitors read about. They read the message of a `TranslatedError`, the
 * sentence for a refusal of the wallet server, and the sentence for an error with a `text`. All other errors have English messages for developers, so
 * visitors read that something went wrong.
 */
export function errorText(language: FrameLanguage, error: unknown): string {
  if (error instanceof TranslatedError) return error.message
  if (error instanceof ServerError) return refusalText(language, error) ?? error.message
  if (error instanceof FrameError && error.text) return language.errors?.errors?.[error.text] ?? error.message
  return language.textsOf(commonTexts).failed
}

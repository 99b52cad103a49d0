import { FrameError } from '../frame-error'
import { ServerError } from '../server/server-calls'
import { commonTexts } from './common-texts'
import type { FrameLanguage } from './language'
import type { RefusalTexts } from './refusal-texts'

/** A refusal of the wallet server in a language. Undefined for a code without a text. */
function refusalText({ errors }: FrameLanguage, { serverCode, message }: ServerError): string | undefined {
  const texts = errors?.refusals
  // A status without a refusal is the answer of something in front of the server.
  if (serverCode.startsWith('STATUS_')) return errors?.errors?.serverSilent
  if (!texts || !Object.hasOwn(texts, serverCode)) return undefined
  const text = texts[serverCode as keyof RefusalTexts]
  if (typeof text === 'string') return text
  const number = /\d+/.exec(message)?.[0]
  return number === undefined ? undefined : text(Number(number))
}

/**
 * The text of an error for visitors, in their language. Only the texts of our own errors are meant for visitors. An error without a text in the language is shown
 * with its English message.
 */
export function errorText(language: FrameLanguage, error: unknown): string {
  if (!(error instanceof FrameError)) return language.textsOf(commonTexts).failed
  const refusal = error instanceof ServerError ? refusalText(language, error) : undefined
  return refusal ?? (error.text && language.errors?.errors?.[error.text]) ?? error.message
}

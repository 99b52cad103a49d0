import type { TextSource } from '../frame-error'
import { FrameError } from '../frame-error'
import type { Catalogue } from './language'

/** What an error says: the message in English, and the text that visitors read in their language. */
export function told<Texts extends object>(catalogue: Catalogue<Texts>, say: (texts: Texts) => string) {
  return { message: say(catalogue.english), text: (language: TextSource) => say(language.textsOf(catalogue)) }
}

/** Creates an error that says a text of a catalogue. */
export function toldError<Texts extends object>(
  catalogue: Catalogue<Texts>,
  say: (texts: Texts) => string,
  code?: number,
): FrameError {
  const { message, text } = told(catalogue, say)
  return new FrameError(message, code, { text })
}

import type { Catalogue } from '../../locales/language'
import { shownTexts } from './errors'

/**
 * The details of an error in English, with the cause through which `errorText` says the details in the language of the visitor.
 * @param reason takes the details from the texts of the catalogue
 * @param cause each error needs a cause of its own. Default: an error with the details
 */
export function translatedDetails<Texts extends object>(
  catalogue: Catalogue<Texts>,
  reason: (texts: Texts) => string,
  cause?: Error,
): { details: string; cause: Error } {
  const details = reason(catalogue.english)
  const shown = cause ?? new Error(details)
  shownTexts.set(shown, (language) => reason(language.textsOf(catalogue)))
  return { details, cause: shown }
}

import { mapTexts } from '../domain/isolated'
import { createLanguage } from '../locales/create-language'
import { errorText } from '../locales/error-text'
import type { Catalogue } from '../locales/language'

const change = (text: unknown): unknown =>
  typeof text === 'function' ? (...values: unknown[]) => `[${text(...values)}]` : `[${text}]`

/**
 * Returns the details of an error as a visitor reads them in a modal that is not in English. The language has the English texts of the catalogue in
 * brackets, because a copy may have no language but English. Details without brackets are not translated.
 */
export function markedDetails<Texts extends object>({ id, english }: Catalogue<Texts>, error: unknown): string {
  const marked = createLanguage({ locale: 'de', loaded: { [id]: mapTexts(english, change) } })
  return errorText(marked, error).replace(/^[^:]*: /, '')
}

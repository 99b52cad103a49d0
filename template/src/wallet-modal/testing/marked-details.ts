import { mapTexts } from '../domain/isolated'
import { createLanguage } from '../locales/create-language'
import { errorText } from '../locales/error-text'
import type { Catalogue } from '../locales/language'

const change = (text: unknown): unknown =>
  typeof text === 'function' ? (...values: unknown[]) => `[${text(...values)}]` : `[${text}]`

/**
 * Returns the details of an error as a visitor reads them in a modal that is not in English. A copy may have no other language than English, so this
 * function makes a language that puts each English text of the catalogue into brackets. If the returned details have no brackets, the modal did not
 * take them from the catalogue.
 */
export function markedDetails<Texts extends object>({ id, english }: Catalogue<Texts>, error: unknown): string {
  const marked = createLanguage({ locale: 'de', loaded: { [id]: mapTexts(english, change) } })
  return errorText(marked, error).replace(/^[^:]*: /, '')
}

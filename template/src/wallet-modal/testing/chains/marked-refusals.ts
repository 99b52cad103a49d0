import { refusalTexts } from '../../domain/errors/refusals'
import { mapTexts } from '../../domain/isolated'
import { createLanguage } from '../../locales/create-language'
import { errorText } from '../../locales/error-text'

const change = (text: unknown): unknown =>
  typeof text === 'function' ? (...values: unknown[]) => `[${text(...values)}]` : `[${text}]`

/** A language whose texts about refusals are the English ones in brackets, because a copy may have no other language than English. */
const marked = createLanguage({ locale: 'de', loaded: { refusals: mapTexts(refusalTexts.english, change) } })

/** The reason of a refusal as a visitor reads it. A text of the modal is in brackets; the words of a network or a contract are as they came. */
export function reasonFor(error: unknown): string {
  return errorText(marked, error).replace(/^[^:]*: /, '')
}

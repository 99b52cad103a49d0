import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Ukrainian. A type error here names a catalogue that the language does not have. */
export const uk: LanguageLoader<typeof texts> = { locale: 'uk', load: () => import('./texts') }

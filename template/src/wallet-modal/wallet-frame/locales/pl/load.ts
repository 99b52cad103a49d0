import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Polish. A type error here names a catalogue that the language does not have. */
export const pl: LanguageLoader<typeof texts> = { locale: 'pl', load: () => import('./texts') }

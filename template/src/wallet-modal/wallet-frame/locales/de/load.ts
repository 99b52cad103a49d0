import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in German. A type error here names a catalogue that the language does not have. */
export const de: LanguageLoader<typeof texts> = { locale: 'de', load: () => import('./texts') }

import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Arabic. A type error here names a catalogue that the language does not have. */
export const ar: LanguageLoader<typeof texts> = { locale: 'ar', load: () => import('./texts') }

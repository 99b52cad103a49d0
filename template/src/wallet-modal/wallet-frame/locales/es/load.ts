import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Spanish. A type error here names a catalogue that the language does not have. */
export const es: LanguageLoader<typeof texts> = { locale: 'es', load: () => import('./texts') }

import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Hebrew. A type error here names a catalogue that the language does not have. */
export const he: LanguageLoader<typeof texts> = { locale: 'he', load: () => import('./texts') }

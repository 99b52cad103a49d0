import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Italian. A type error here names a catalogue that the language does not have. */
export const it: LanguageLoader<typeof texts> = { locale: 'it', load: () => import('./texts') }

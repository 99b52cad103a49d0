import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Turkish. A type error here names a catalogue that the language does not have. */
export const tr: LanguageLoader<typeof texts> = { locale: 'tr', load: () => import('./texts') }

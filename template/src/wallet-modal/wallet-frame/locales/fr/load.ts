import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in French. A type error here names a catalogue that the language does not have. */
export const fr: LanguageLoader<typeof texts> = { locale: 'fr', load: () => import('./texts') }

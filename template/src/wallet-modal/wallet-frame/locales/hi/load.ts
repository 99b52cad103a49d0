import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Hindi. A type error here names a catalogue that the language does not have. */
export const hi: LanguageLoader<typeof texts> = { locale: 'hi', load: () => import('./texts') }

import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Dutch. A type error here names a catalogue that the language does not have. */
export const nl: LanguageLoader<typeof texts> = { locale: 'nl', load: () => import('./texts') }

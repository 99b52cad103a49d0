import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Vietnamese. A type error here names a catalogue that the language does not have. */
export const vi: LanguageLoader<typeof texts> = { locale: 'vi', load: () => import('./texts') }

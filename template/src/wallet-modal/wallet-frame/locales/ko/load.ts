import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Korean. A type error here names a catalogue that the language does not have. */
export const ko: LanguageLoader<typeof texts> = { locale: 'ko', load: () => import('./texts') }

import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Russian. A type error here names a catalogue that the language does not have. */
export const ru: LanguageLoader<typeof texts> = { locale: 'ru', load: () => import('./texts') }

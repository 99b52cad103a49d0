import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Japanese. A type error here names a catalogue that the language does not have. */
export const ja: LanguageLoader<typeof texts> = { locale: 'ja', load: () => import('./texts') }

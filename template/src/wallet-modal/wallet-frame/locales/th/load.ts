import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Thai. A type error here names a catalogue that the language does not have. */
export const th: LanguageLoader<typeof texts> = { locale: 'th', load: () => import('./texts') }

import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Indonesian. A type error here names a catalogue that the language does not have. */
export const id: LanguageLoader<typeof texts> = { locale: 'id', load: () => import('./texts') }

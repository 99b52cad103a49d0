import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Traditional Chinese. A type error here names a catalogue that the language does not have. */
export const zhTW: LanguageLoader<typeof texts> = { locale: 'zh-TW', load: () => import('./texts') }

import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Simplified Chinese. A type error here names a catalogue that the language does not have. */
export const zhCN: LanguageLoader<typeof texts> = { locale: 'zh-CN', load: () => import('./texts') }

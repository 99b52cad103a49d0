import type { LanguageLoader } from '../language-loader'
import type * as texts from './texts'

/** Downloads the texts in Brazilian Portuguese. A type error here names a catalogue that the language does not have. */
export const ptBR: LanguageLoader<typeof texts> = { locale: 'pt-BR', load: () => import('./texts') }

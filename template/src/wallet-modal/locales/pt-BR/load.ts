import type { LocaleLoader } from '../locale-loader'
import type * as accountTexts from './account'
import type * as modalTexts from './modal'

/** Downloads the texts in Brazilian Portuguese. A type error here names a catalogue that the language does not have. */
export const ptBR: LocaleLoader<typeof modalTexts & typeof accountTexts> = {
  locale: 'pt-BR',
  modal: () => import('./modal'),
  account: () => import('./account'),
}

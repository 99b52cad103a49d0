import type { LocaleLoader } from '../locale-loader'
import type * as accountTexts from './account'
import type * as modalTexts from './modal'

/** Downloads the texts in Ukrainian. A type error here names a catalogue that the language does not have. */
export const uk: LocaleLoader<typeof modalTexts & typeof accountTexts> = {
  locale: 'uk',
  modal: () => import('./modal'),
  account: () => import('./account'),
}

import type { LocaleLoader } from '../locale-loader'
import type * as accountTexts from './account'
import type * as modalTexts from './modal'

/** Downloads the texts in Polish. A type error here names a catalogue that the language does not have. */
export const pl: LocaleLoader<typeof modalTexts & typeof accountTexts> = {
  locale: 'pl',
  modal: () => import('./modal'),
  account: () => import('./account'),
}

import type { LocaleLoader } from '../locale-loader'
import type * as accountTexts from './account'
import type * as modalTexts from './modal'

/** Downloads the texts in Dutch. A type error here names a catalogue that the language does not have. */
export const nl: LocaleLoader<typeof modalTexts & typeof accountTexts> = {
  locale: 'nl',
  modal: () => import('./modal'),
  account: () => import('./account'),
}

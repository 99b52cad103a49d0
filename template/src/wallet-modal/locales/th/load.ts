import type { LocaleLoader } from '../locale-loader'
import type * as accountTexts from './account'
import type * as modalTexts from './modal'

/** Downloads the texts in Thai. A type error here names a catalogue that the language does not have. */
export const th: LocaleLoader<typeof modalTexts & typeof accountTexts> = {
  locale: 'th',
  modal: () => import('./modal'),
  account: () => import('./account'),
}

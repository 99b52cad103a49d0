import type { LocaleLoader } from '../locale-loader'
import type * as accountTexts from './account'
import type * as modalTexts from './modal'

/** Downloads the texts in Vietnamese. A type error here names a catalogue that the language does not have. */
export const vi: LocaleLoader<typeof modalTexts & typeof accountTexts> = {
  locale: 'vi',
  modal: () => import('./modal'),
  account: () => import('./account'),
}

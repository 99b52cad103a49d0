import type { LocaleLoader } from '../locale-loader'
import type * as accountTexts from './account'
import type * as modalTexts from './modal'

/** Downloads the texts in Simplified Chinese. A type error here names a catalogue that the language does not have. */
export const zhCN: LocaleLoader<typeof modalTexts & typeof accountTexts> = {
  locale: 'zh-CN',
  modal: () => import('./modal'),
  account: () => import('./account'),
}

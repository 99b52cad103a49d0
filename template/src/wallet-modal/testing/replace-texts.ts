import { runInAction } from 'mobx'
import { createLanguage } from '../locales/create-language'
import type { OwnTexts } from '../locales/language'
import type { RootStore } from '../stores/root/root.store'

/** Replaces texts of the open modal, as a change of the language does. All other texts stay English. */
export function replaceTexts(root: Pick<RootStore, 'locale'>, texts: OwnTexts): void {
  runInAction(() => (root.locale.modal = createLanguage({ locale: 'en' }, { texts })))
}

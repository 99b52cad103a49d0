import { observable } from 'mobx'
import type { Language, LocaleOptions } from '../../locales/language'
import { createEnglish } from '../../locales/language'

/** The languages in use. Observable. */
export interface LocaleState {
  /** The language of the buttons on the page. The first render decides it, and only `setLocale` changes it. */
  page: Language
  /** The language of the modal. Before the texts of the modal have loaded, it is the language of the buttons. */
  modal: Language
}

/**
 * At the start both languages are the language of the buttons: the wanted language if the app has passed the texts of this language, or else English.
 * @param page undefined on a server, which does not know the languages of the visitor
 */
export function createLocale(options: LocaleOptions, page?: Window): LocaleState {
  const language = options.localeHints?.(options, page) ?? createEnglish(options)
  return observable({ page: language, modal: language }, {}, { deep: false })
}

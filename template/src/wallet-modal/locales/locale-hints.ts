import { findLocale, wantedTags } from '../domain/find-locale'
import { pageLanguages } from '../platform/page-languages'
import { createLanguage } from './create-language'
import { finishOf } from '../domain/isolated'
import type { FindHint, Locale, OwnTexts } from './language'

/** The texts of buttons in one language. */
export interface LocaleHint {
  locale: Locale
  /** Texts by the id of their catalogue. */
  texts: OwnTexts
}

/**
 * Makes the option `localeHints` of the texts of `locales/<locale>/hint.ts`: `localeHints(deHint, arHint)`. With hints, buttons are in the
 * language of the modal at the first render. Only apps that call this function download its code.
 */
export function localeHints(...hints: readonly LocaleHint[]): FindHint {
  return (options, page) => {
    const locales = ['en' as const, ...hints.map(({ locale }) => locale)]
    const found = findLocale(wantedTags(options.locale ?? 'auto', pageLanguages(page)), locales)
    const hint = hints.find(({ locale }) => locale === found?.locale)
    if (!hint) return undefined
    const { locale, texts } = hint
    return createLanguage({ locale, tag: found?.tag, loaded: texts, ...finishOf(locale) }, options)
  }
}

import * as available from '../wallet-modal/locales/available'
import { createLanguage } from '../wallet-modal/locales/create-language'
import type { Language, Locale } from '../wallet-modal/locales/language'
import { createEnglish } from '../wallet-modal/locales/language'
import { loadTexts } from '../wallet-modal/locales/load-texts'
import { createPseudoLanguage } from './pseudo-locales'

const locales = Object.values<Locale>(available)

/** The languages of the gallery: English, the pseudo-languages, and the languages of this copy. */
export const galleryLocales: readonly string[] = ['en', 'en-XA', 'ar-XB', ...locales]

const loaded = new Map<string, Promise<Language>>()

/** Loads a language with all its texts. Repeated calls for a language return the same promise, as React's `use` requires. */
export function loadGalleryLanguage(locale: string): Promise<Language> {
  const promise = loaded.get(locale) ?? load(locale)
  loaded.set(locale, promise)
  return promise
}

async function load(name: string): Promise<Language> {
  if (name === 'en-XA' || name === 'ar-XB') return createPseudoLanguage(name)
  const locale = locales.find((one) => one === name)
  if (!locale || locale === 'en') return createEnglish({})
  return createLanguage({ ...(await loadTexts(['modal', 'account'], locale)), tag: locale })
}
